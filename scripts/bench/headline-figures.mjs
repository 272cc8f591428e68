// The figures that docs/performance.md shows; all others are in docs/measurements/performance.json only.

/**
 * @typedef {object} Headline
 * @property {string} bench which benchmark measures it
 * @property {string} figure the beginning of the figure's name in that benchmark's output
 * @property {string} title what a reader of the page sees
 * @property {string} [comparison] what the reference is; without it the reference is not shown
 * @property {'reference'} [take] shows the figure's reference instead of its value
 */

/** @type {readonly Headline[]} */
export const headlines = [
  {
    bench: 'first-load',
    figure: 'first-load JavaScript',
    title: 'JavaScript of the first load, gzip',
    comparison: 'the required libraries alone',
  },
  {
    bench: 'first-load',
    figure: 'bytes before the first paint',
    title: 'Page, style sheet and script that the first paint needs, gzip',
    comparison: 'the scripts a page without prerendering waits for',
  },
  {
    bench: 'lighthouse',
    figure: 'Lighthouse mobile, home, new, performance',
    title: 'Lighthouse performance, mobile: home page, first visit',
    comparison: 'best score',
  },
  {
    bench: 'lighthouse',
    figure: 'Lighthouse mobile, home, agreed before, performance',
    title: 'Lighthouse performance, mobile: home page, empty cache, consent given before',
    comparison: 'best score',
  },
  {
    bench: 'lighthouse',
    figure: 'Lighthouse mobile, home, new, largest paint',
    title: 'Largest paint of the home page, mobile: first visit',
    comparison: 'the limit we set',
  },
  {
    bench: 'lighthouse',
    figure: 'Lighthouse mobile, home, agreed before, largest paint',
    title: 'Largest paint of the home page, mobile: empty cache, consent given before',
    comparison: 'the limit we set',
  },
  {
    bench: 'lighthouse',
    figure: 'Lighthouse mobile, home, service worker, largest paint',
    title: 'Largest paint of the home page, mobile: kept by the service worker',
    comparison: 'a page of one heading that a service worker of three lines has',
  },
  {
    bench: 'lighthouse',
    figure: 'Lighthouse mobile, report, agreed before, performance',
    title: 'Lighthouse performance, mobile: report, empty cache, consent given before',
    comparison: 'best score',
  },
  {
    bench: 'long-tasks',
    figure: 'longest task, processor slowed down 4 times, median of 5: a photo to its report',
    title:
      'Longest task above 50 ms on the main thread, from photo to report (0: none), CPU slowed down 4 times',
  },
  {
    bench: 'engine',
    figure: 'parse and score a typical list',
    title: 'Analysis of a typical ingredient list, without recognition',
  },
  {
    bench: 'recognition',
    figure: 'recognition.rows.time',
    title: 'Recognition of a prepared photo, two workers in Chromium',
    comparison: 'native Tesseract',
  },
  {
    bench: 'recognition',
    figure: 'recognition.mild.character-error',
    title: 'Character error rate, slightly blurred photos',
    comparison: 'native Tesseract, photo not prepared',
  },
  {
    bench: 'recognition',
    figure: 'recognition.mild.additive-recall',
    title: 'Additives found, slightly blurred photos',
    comparison: 'native Tesseract, photo not prepared',
  },
  {
    bench: 'recognition',
    figure: 'recognition.hard.additive-recall',
    title: 'Additives found, photos with perspective, curve and shadow',
    comparison: 'native Tesseract, photo not prepared',
  },
  {
    bench: 'labels',
    figure: 'round 31, additive recall',
    title: 'Additives found on typed labels never seen before (newest round)',
    take: 'reference',
  },
  {
    bench: 'labels',
    figure: 'round 31, names F1',
    title: 'Ingredient names on typed labels never seen before, F1 (newest round)',
    take: 'reference',
  },
  {
    bench: 'search',
    figure: 'search, one keystroke over 2183 entries, median',
    title: 'Search in additives and flavourings, per keystroke',
    comparison: 'minisearch over the same names',
  },
  {
    bench: 'chat',
    figure: 'first token on the screen',
    title: 'Chat: from a received frame to text on the screen',
    comparison: 'the limit we set',
  },
  {
    bench: 'records',
    figure: 'opening the records page, 10,000 records',
    title: 'Opening the list of 10,000 records',
    comparison: 'a list of 10',
  },
  {
    bench: 'mock',
    figure: 'GET /api/additives, answers a second',
    title: 'Mock backend over HTTP: lists of additives per second',
    comparison: 'Prism',
  },
]
