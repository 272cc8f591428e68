const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** A real picture of 128 x 128, so that a server that decodes what it is sent can. */
export const jpeg = {
  type: 'image/jpeg',
  bytes: bytesOf(
    '/9j/2wBDAFBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////2wBDAVBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////wgARCACAAIADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAACgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//8QAFBABAAAAAAAAAAAAAAAAAAAAgP/aAAgBAQABPwAAf//EABQRAQAAAAAAAAAAAAAAAAAAAGD/2gAIAQIBAT8AAf/EABQRAQAAAAAAAAAAAAAAAAAAAGD/2gAIAQMBAT8AAf/Z',
  ),
} as const

/** What calls itself a picture and is none. */
export const notAPicture = { type: 'image/jpeg', bytes: new TextEncoder().encode('not a picture') } as const
