import type { Token, Tokens } from 'marked'
import { box } from './box-pieces.ts'
import { list } from './list-pieces.ts'
import type { Piece, Setting } from './pieces.ts'
import { table } from './table-pieces.ts'
import { heading, paragraph } from './text-pieces.ts'

/**
 * Sets the blocks of a text one after another.
 *
 * @throws Error at Markdown a book has no form for, so that nothing is left out silently
 */
export function setBlocks(setting: Setting, tokens: Token[]): Piece[] {
  const blocks = tokens.filter((token) => token.type !== 'space')
  return blocks.flatMap((token, index) => {
    const afterHeading = blocks[index - 1]?.type === 'heading'
    return setBlock(setting, token, afterHeading ? 5 : setting.size * 0.78)
  })
}

function setBlock(setting: Setting, token: Token, before: number): Piece[] {
  switch (token.type) {
    case 'paragraph':
      return paragraph(setting, (token as Tokens.Paragraph).tokens, before)
    case 'heading':
      return heading(setting, token as Tokens.Heading)
    case 'list':
      return list(setting, token as Tokens.List, before)
    case 'table':
      return table(setting, token as Tokens.Table, before)
    case 'blockquote':
      return [box(setting, token as Tokens.Blockquote, before, setBlocks)]
    default:
      throw new Error(`a book does not set ${token.type}: ${token.raw}`)
  }
}
