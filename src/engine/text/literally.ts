/** A text as a pattern that matches just it: names of a label may contain `**`, `+` and brackets. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
