/** A gzip file ends with the size of its content in bytes, in four of them. */
const SIZE_BYTES = 4

/** The content of a gzip file. */
export async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const size = new DataView(packed.buffer, packed.byteOffset + packed.length - SIZE_BYTES).getUint32(0, true)
  // Put together where it is to stay: its pieces and a copy of all of it would be 30 MB for the runtime.
  const content = new Uint8Array(size)
  const { body } = new Response(packed)
  if (!body) throw new Error('a packed file has no content')
  const reader = body.pipeThrough(new DecompressionStream('gzip')).getReader()
  let at = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    content.set(part.value, at)
    at += part.value.length
  }
  if (at !== size) throw new Error(`a packed file has ${at} bytes in place of ${size}`)
  return content
}
