/** The addresses of the app's pages, without the base path. Parameters become an encoded query, empty ones are left out. */
const withQuery = (path: string, parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return given.length === 0 ? path : `${path}?${given.join('&')}`
}

/** The path of each page; it may not change, for links and bookmarks contain it (specification, section 2). */
export const pagePaths = {
  home: '/',
  /** The entry page of earlier versions; shows the home page. */
  index: '/pages/index/index',
  analyze: '/pages/analyze/analyze',
  depth: '/pages/analyze/depth',
  method: '/pages/method/method',
  knowledge: '/pages/knowledge/knowledge',
  additives: '/pages/additives/additives',
  additive: '/pages/additives/faid/faid',
  spices: '/pages/spices/spices',
  localhistory: '/pages/localhistory/localhistory',
  setAside: '/pages/localhistory/set-aside',
  my: '/pages/my/my',
  login: '/pages/login/login',
  smscode: '/pages/login/login-smscode',
  account: '/pages/account/account',
  userinfo: '/pages/userinfo/userinfo',
  feedbacks: '/pages/feedbacks/feedbacks',
  example: '/pages/example/example',
  ranking: '/pages/ranking/ranking',
  rankingItems: '/pages/ranking-items/ranking-items',
  compare: '/pages/compare/compare',
  userAgreement: '/pages/user-agreement/user-agreement',
  privacyAgreement: '/pages/privacy-agreement/privacy-agreement',
  /** Development only. */
  kit: '/kit',
} as const

/** Links to pages that take parameters. */
export const pageLinks = {
  /** The home page with the camera open. */
  camera: withQuery(pagePaths.home, { start: 'camera' }),
  analysis: (id: string) => withQuery(pagePaths.analyze, { id }),
  /** An analysis with one of its ingredients open; `item` counts them depth-first, from 0. */
  ingredientOf: (id: string, item: string) => withQuery(pagePaths.analyze, { id, item }),
  /** The in-depth analysis of a record. */
  depth: (id: string) => withQuery(pagePaths.depth, { id }),
  /** The list of records, with one of them beside it in a wide window. */
  recordInList: (id: string) => withQuery(pagePaths.localhistory, { id }),
  /** The home page with the field for a typed list open. */
  typeList: withQuery(pagePaths.home, { start: 'type' }),
  /** An analysis with its share sheet open. */
  shareOf: (id: string) => withQuery(pagePaths.analyze, { id, share: 'link' }),
  additive: (id: string) => withQuery(pagePaths.additive, { id }),
  /** The additives, with one of them beside the list in a wide window. */
  additiveInList: (id: string) => withQuery(pagePaths.additives, { id }),
  additives: (keyword: string) => withQuery(pagePaths.additives, { keyword }),
  spices: (keyword: string) => withQuery(pagePaths.spices, { keyword }),
  /** `id` is the record whose product is placed among the others. */
  ranking: (order: 'score' | 'popularity', { standard, id }: { standard: string; id?: string }) =>
    withQuery(order === 'score' ? pagePaths.ranking : pagePaths.rankingItems, { standard, id }),
  compare: ({ first, second }: { first: string; second?: string }) =>
    withQuery(pagePaths.compare, { first, second }),
  /** The example page, with one of its two products. */
  example: (product: 'good' | 'poor') => withQuery(pagePaths.example, { product }),
  /** Feedback about an analysis. */
  feedbackOn: (id: string) => withQuery(pagePaths.feedbacks, { about: id }),
  /** The login page; `backpath` is the page to open afterwards. */
  login: (backpath: string) => withQuery(pagePaths.login, { backpath }),
  smscode: (backpath: string) => withQuery(pagePaths.smscode, { backpath }),
}
