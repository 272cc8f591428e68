import styles from './function-icon.module.css'

/**
 * The functional classes that the additives of GB 2760 have, each as lines on a grid of 24: drawn for this app, one family. Dots are lines of no length.
 */
export const drawings = {
  防腐剂: 'M8 3h8v4H8zM7 7h10v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM9.5 14l2 2 3.5-4',
  甜味剂: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9',
  着色剂: 'M12 3c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11zM9 14.500a3 3 0 0 0 3 3',
  护色剂:
    'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM12 8c1.5 2 2.5 3.3 2.5 4.800a2.5 2.5 0 0 1-5 0c0-1.5 1-2.8 2.5-4.800z',
  漂白剂: 'M9 4c1 2 5 2 6 0l5 3-2 4-2-1v10H8V10l-2 1-2-4z',
  抗氧化剂: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  乳化剂: 'M4.5 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M9.5 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  增稠剂: 'M4 7c2.7-2 5.3-2 8 0s5.3 2 8 0M4 12c2.7-2 5.3-2 8 0s5.3 2 8 0M4 17c2.7-2 5.3-2 8 0s5.3 2 8 0',
  稳定剂和凝固剂: 'M5 20h14M6 8h12M4.5 8L12 4l7.5 4M8 8v12M12 8v12M16 8v12',
  增味剂: 'M11 4l1.8 5.200L18 11l-5.2 1.800L11 18l-1.8-5.200L4 11l5.2-1.800zM18 17v4M16 19h4',
  固化剂: 'M5 9h14l-1.5 10h-11zM8 9c0-5 8-5 8 0M9 14h6',
  膨松剂: 'M6 13a4 4 0 0 1 0-7 7 4 0 0 1 12 0 4 4 0 0 1 0 7v7H6zM12 17v-6M9.5 13.500L12 11l2.5 2.5',
  酸度调节剂: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 12l5-4M12 12l5 4M12 12v6M12 12l-5 4M12 12l-5-4M12 12V6',
  抗结剂: 'M8 18v0M12 18v0M16 18v0M6 14v0M10 14v0M14 14v0M18 14v0M12 4v6M9.5 7.500L12 10l2.5-2.5',
  被膜剂: 'M5 14a7 6.5 0 1 0 14 0 7 6.5 0 1 0-14 0M12 7.500c0-2 1-3.5 3-4M8.5 13c.3-1.5 1.2-2.5 2.5-3',
  水分保持剂: 'M12 6c2.5 3.3 4 5.5 4 7.500a4 4 0 0 1-8 0c0-2 1.5-4.2 4-7.500zM4 20h16M5 8l2 2M19 8l-2 2',
  面粉处理剂:
    'M12 21V9M12 9c-2-1-2-4 0-6 2 2 2 5 0 6zM12 14c-3 0-4-1.5-4-4 3 0 4 1.5 4 4zM12 14c3 0 4-1.5 4-4-3 0-4 1.5-4 4zM12 19c-3 0-4-1.5-4-4 3 0 4 1.5 4 4zM12 19c3 0 4-1.5 4-4-3 0-4 1.5-4 4z',
  胶姆糖基础剂: 'M4 9h16v6H4zM8 9v6M16 9v6M4 9l2-2M20 9l-2-2',
  其他: 'M5 12v0M12 12v0M19 12v0',
} as const

const isDrawn = (name: string): name is keyof typeof drawings => Object.hasOwn(drawings, name)

/** The drawing of a functional class by its Chinese name; the name stands beside it, and a class without a drawing has three dots. */
export const FunctionIcon = ({ name, size = 24 }: { name: string; size?: number }) => (
  <svg className={styles['icon']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[isDrawn(name) ? name : '其他']} />
  </svg>
)
