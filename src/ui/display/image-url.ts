/** Whether an address from a server may be loaded as a picture. */
export const isImageUrl = (url: string): boolean => /^(https?:|blob:|data:image\/)/.test(url)
