import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { memo } from 'react'
import { createTrustedHtml } from '../../ui/theme/trusted-types.ts'
import styles from './chat.module.css'

/** Markdown as HTML without any of the writer's own tags, links or pictures: those come out as text. */
const toSafeHtml = createTrustedHtml('markdown', markdown =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replace(/<a [^>]*>|<\/a>/g, '')
    .replace(/<img [^>]*>/g, '')
    .replace(/<input [^>]*>/g, '')
    // Marks of the sources below the answer; a word joiner keeps them on the line of what they prove.
    .replace(/ ?\[(\d{1,3})\]/g, '\u2060<sup>$1</sup>'),
)

/** Paragraphs, lists and tables apart, so that a growing answer is rendered only at its end. */
const splitBlocks = (markdown: string): string[] => markdown.split(/\n{2,}(?=[^\s])/)

/** An answer's markdown; whatever it holds, nothing in it can act. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={styles['markdown']}>
    {splitBlocks(text).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
      <Block key={at} text={block} />
    ))}
  </div>
)

const Block = memo(({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes all HTML of the text (test/journeys, hostile answers)
  <div dangerouslySetInnerHTML={{ __html: toSafeHtml(text) }} />
))
