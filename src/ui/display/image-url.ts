/** Whether an address from a server may be shown as a picture: only what a picture can be, whatever it says. */
export const isImageUrl = (url: string): boolean => /^(https?:|blob:|data:image\/)/.test(url)
