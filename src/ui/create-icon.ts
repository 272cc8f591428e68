import { createElement, type SVGProps } from 'react'

/** An icon as lucide-react describes it: its shapes in a square of 24. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Makes an icon of lucide-react's data. The build puts it in the place of lucide-react's own maker, which reads contexts
 * and names that nothing here uses: 2 kB less before the first page works (docs/decisions/002).
 */
const createIcon =
  ({ node }: IconData) =>
  ({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

// biome-ignore lint/style/noDefaultExport: it takes the place of a module with a default export
export default createIcon
