/** Whether an address from a server may be loaded as a picture. */
const isImageUrl = (url: string): boolean => /^(https?:|blob:|data:image\/)/.test(url)

/** A relative name of a picture: folders and a file, nothing that leads elsewhere. */
const isRelativeName = (name: string): boolean => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)

/**
 * The address of a picture a server names: as it is, or a relative name below the CDN path (specification, section 2); null for
 * anything that may not be loaded, and for a relative name where there is no such path.
 */
export const imageAddress = (
  url: string,
  cdnPath: string | undefined = import.meta.env.VITE_IMAGE_BASE,
): string | null => {
  if (isImageUrl(url)) return url
  if (!cdnPath || !isRelativeName(url)) return null
  return `${cdnPath.replace(/\/+$/, '')}/${url}`
}
