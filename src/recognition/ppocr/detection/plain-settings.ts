/** Settings for tests of the detector: they take a pixel's level as it is. */
export const plainSettings = {
  file: '',
  mean: [0, 0, 0] as const,
  deviation: [1, 1, 1] as const,
  pixelThreshold: 0.3,
  boxThreshold: 0.5,
  unclipRatio: 1.6,
  sideMultiple: 32,
}
