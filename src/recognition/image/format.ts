/** Image formats told apart by their content. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heic' | 'avif' | 'tiff'
