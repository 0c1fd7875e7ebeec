import type { ItemId } from '@deepm/schema/rules/experiments/real-or-made/key'
import type { ReactNode } from 'react'
import { Art, art } from '../../../../ui/illustrations/art.tsx'
import { items } from './items.ts'
import { morePictures } from './more-pictures.tsx'

const turn = (index: number, of: number, radius: number): [number, number] => {
  const angle = (index / of) * 2 * Math.PI - Math.PI / 2
  return [160 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)]
}

const drawings: Partial<Record<ItemId, ReactNode>> = {
  ...morePictures,
  clock: (
    <>
      <rect width="320" height="200" fill={art.lilac} stroke="none" />
      <circle cx="160" cy="100" r="90" fill={art.night} />
      <circle cx="160" cy="100" r="80" fill={art.paper} />
      {Array.from({ length: 13 }, (_, index) => {
        const [x, y] = turn(index + 1, 13, 62)
        return (
          <text key={index} x={x} y={y + 7} textAnchor="middle" fontSize="20" fontWeight="700" fill={art.line} stroke="none">
            {index + 1}
          </text>
        )
      })}
      <path d="M160 100 122 82M160 100l28-36" strokeWidth="7" />
      <circle cx="160" cy="100" r="6" fill={art.coral} />
    </>
  ),
  kingfisher: (
    <>
      <rect width="320" height="200" fill={art.mint} stroke="none" />
      <path d="M0 172q80-14 160 0t160 0v28H0Z" fill={art.teal} stroke="none" />
      <path d="M20 152q120-20 280-6" strokeWidth="12" stroke={art.wood} />
      <path d="M112 140c-8-50 20-86 66-80 34 4 44 40 26 66-14 20-56 26-92 14Z" fill="#2f7fd6" />
      <path d="M128 136c0-32 20-48 48-44 16 4 18 22 4 34-12 10-36 14-52 10Z" fill="#f08a3c" stroke="none" />
      <path d="m196 74 66-2-58 20Z" fill={art.night} />
      <circle cx="186" cy="78" r="7" fill={art.line} stroke="none" />
      <path d="M112 140l-34 18 12-30Z" fill="#2f7fd6" />
      <path d="M150 142v10M166 140v11" />
    </>
  ),
  moon: (
    <>
      <rect width="320" height="200" fill={art.night} stroke="none" />
      <circle cx="176" cy="98" r="84" fill={art.butter} stroke="none" />
      <circle cx="146" cy="70" r="14" fill={art.shade} stroke="none" />
      <circle cx="212" cy="112" r="20" fill={art.shade} stroke="none" />
      <circle cx="200" cy="54" r="9" fill={art.shade} stroke="none" />
      <path d="M148 200v-74l14-26 14 26v74Z" fill={art.line} stroke="none" />
      <path d="M0 200v-20l60-8 60 10 80-6 60-6 60 8v22Z" fill={art.line} stroke="none" />
    </>
  ),
  warming: (
    <>
      <rect width="320" height="200" fill={art.paper} stroke="none" />
      <path d="M60 16v152h240" strokeWidth="4" />
      <g fill={art.line} stroke="none" fontSize="19" fontWeight="600">
        <text x="16" y="26">
          124
        </text>
        <text x="16" y="100">
          122
        </text>
        <text x="16" y="174">
          120
        </text>
        <text x="98" y="192">
          last year
        </text>
        <text x="204" y="192">
          this year
        </text>
      </g>
      <rect x="106" y="132" width="56" height="36" fill={art.teal} />
      <rect x="212" y="20" width="56" height="148" fill={art.coral} />
    </>
  ),
}

/** The picture of an item, drawn by code. Items with only a text have none. A decorative one has no text alternative. */
export function Picture({ item, isDecorative = false }: { item: ItemId; isDecorative?: boolean }) {
  const drawing = drawings[item]
  if (!drawing) return null
  return (
    <Art
      viewBox="0 0 320 200"
      title={isDecorative ? undefined : items[item].picture}
      fill="none"
      stroke={art.line}
      strokeWidth="4"
      style={{ display: 'block' }}
    >
      {drawing}
    </Art>
  )
}
