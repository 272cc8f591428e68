import type { Place } from './document.ts'

interface Exception {
  status: number
  applies: (place: Place) => boolean
  because: string
}

const takesJson = ({ operation }: Place) =>
  Object.hasOwn(operation.requestBody?.content ?? {}, 'application/json')
const worksWithoutAccount = ({ operation }: Place) =>
  operation.security !== undefined &&
  (operation.security.length === 0 || operation.security.some(scheme => Object.keys(scheme).length === 0))

/** Documented answers that no pact pins, each with its reason; everything else in openapi.yaml must be in a pact. */
const exceptions: readonly Exception[] = [
  {
    status: 400,
    applies: () => true,
    because:
      'the app sends nothing that openapi.yaml refuses: types and document.test.ts see to that; it would show the words',
  },
  {
    status: 401,
    applies: worksWithoutAccount,
    because: 'a call that works without an account treats a stale token as no token',
  },
  {
    status: 413,
    applies: takesJson,
    because: 'openapi.yaml limits each text the app sends to far less than a body may have',
  },
  { status: 415, applies: takesJson, because: 'the client names the type of every JSON body it sends' },
  { status: 101, applies: () => true, because: 'Pact knows no websockets; frames.test.ts pins its frames' },
]

/** The statuses of an operation that a pact must pin. */
export const pinnedStatuses = (place: Place): number[] =>
  Object.keys(place.operation.responses)
    .map(Number)
    .filter(status => !exceptions.some(each => each.status === status && each.applies(place)))

/** The callers that succeed: 'somebody' with an access token where openapi.yaml has one, 'nobody' where it is optional. */
export const callersOf = (place: Place): string[] => {
  const { security } = place.operation
  return [
    ...(worksWithoutAccount(place) ? ['nobody'] : []),
    ...(security === undefined || security.length > 0 ? ['somebody'] : []),
  ]
}
