const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** A real picture of 64 x 64, so that a server that decodes what it is sent can. */
export const jpeg = {
  type: 'image/jpeg',
  bytes: bytesOf(
    '/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCABAAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAQL/2gAMAwEAAhADEAAAAK4ZoAAAAAAAAAAAAAAH/8QAFBABAAAAAAAAAAAAAAAAAAAAYP/aAAgBAQABPwAB/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAgEBPwAH/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAwEBPwAH/9k=',
  ),
} as const

/** What calls itself a picture and is none. */
export const notAPicture = { type: 'image/jpeg', bytes: new TextEncoder().encode('not a picture') } as const
