/** The fields that storage needs of every record. */
export interface BaseRecord {
  id: string
  /** The owner: `v1_{uid}` or `v1_{storage id}`. */
  owner: string
  /** ISO time; lists are ordered by it. */
  createdAt: string
}
