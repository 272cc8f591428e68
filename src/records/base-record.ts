/** The fields that storage needs of every record. */
export interface Kept {
  id: string
  /** Whose it is: `v1_{uid}` or `v1_{storage id}`. */
  owner: string
  /** ISO time; lists are ordered by it. */
  createdAt: string
}
