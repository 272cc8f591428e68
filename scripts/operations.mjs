const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** Every operation of an OpenAPI document with its path and its method, in capitals. */
export const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

/** What gives the node that a `$ref` of the document stands for, and any other node as it is. */
export const resolverOf = document => node =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    : node
