/** A tensor of numbers; `dims` from the slowest to the fastest. */
export interface Tensor {
  data: Float32Array
  dims: readonly number[]
}

/** A neural network with one input and one output, whichever runtime it runs on. */
export interface Network {
  run: (input: Tensor) => Promise<Tensor>
  release: () => Promise<void>
}

/** How pixels become numbers: (level / 255 - mean) / deviation, for each of the three channels. */
export interface Normalisation {
  mean: readonly [number, number, number]
  deviation: readonly [number, number, number]
}

/** What a set of PP-OCR models needs to be told, from its manifest: nothing else changes with newer models. */
export interface OcrModels {
  /** Name and version, for the measurements. */
  name: string
  detector: Normalisation & {
    file: string
    /** Probability from which a pixel is text, and mean probability from which a box is. */
    pixelThreshold: number
    boxThreshold: number
    /** How far boxes are grown, as a share of area to circumference: the network finds the core of a row. */
    unclipRatio: number
    /** Sides of the input are multiples of this. */
    sideMultiple: number
  }
  recogniser: Normalisation & {
    file: string
    /** Height of the input in pixels. */
    heightPx: number
    /** JSON list of the characters that the classes after the blank (0) stand for. */
    keysFile: string
  }
  /** ONNX Runtime: its WebAssembly and its script. */
  runtime: { wasm: string; script: string }
}

/** A grey image as network input: three like channels, each normalised by its own mean and deviation. */
export function tensorOf(
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  { mean, deviation }: Normalisation,
  paddedWidth = width,
): Tensor {
  const plane = paddedWidth * height
  const out = new Float32Array(3 * plane)
  for (let channel = 0; channel < 3; channel++) {
    const levels = Float32Array.from(
      { length: 256 },
      (_, level) => (level / 255 - (mean[channel] ?? 0)) / (deviation[channel] ?? 1),
    )
    for (let y = 0; y < height; y++) {
      const row = channel * plane + y * paddedWidth
      for (let x = 0; x < width; x++) out[row + x] = levels[data[y * width + x] ?? 0] ?? 0
    }
  }
  return { data: out, dims: [1, 3, height, paddedWidth] }
}
