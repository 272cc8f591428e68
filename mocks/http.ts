import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../src/api/schema.d.ts'

/** MSW's http bound to openapi.yaml: a wrong path, status, parameter or field is a compile error. Any origin counts as the API's. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })
