import { art } from '../../../ui/illustrations/art.tsx'

type At = { x?: number; y?: number }

const at = ({ x = 0, y = 0 }: At) => `translate(${x} ${y})`

export function Robot() {
  return (
    <g>
      <path d="M0-32v-8" />
      <circle cx="0" cy="-42" r="4" fill={art.teal} />
      <rect x="-22" y="-32" width="44" height="32" rx="12" fill={art.amber} />
      <rect x="-15" y="-26" width="30" height="17" rx="8" fill={art.night} />
      <path d="M-6-20v5M6-20v5" stroke={art.paper} strokeWidth="4" />
      <rect x="-15" y="0" width="30" height="22" rx="8" fill={art.amber} />
      <path d="M-17 6h-9M17 6h9" strokeWidth="5" />
      <circle cx="-9" cy="26" r="6" fill={art.night} />
      <circle cx="9" cy="26" r="6" fill={art.night} />
    </g>
  )
}

export function Book(place: At) {
  return (
    <g transform={at(place)}>
      <rect x="-10" y="-13" width="20" height="26" rx="2" fill={art.violet} />
      <path d="m0-6 2 4 5 .5-4 3 1.500 5L0 4l-4.500 2.500L-3 1.500l-4-3 5-.5Z" fill={art.amber} strokeWidth="1" />
    </g>
  )
}

export function Can(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M9-4 18-12" strokeWidth="5" />
      <rect x="-11" y="-10" width="20" height="20" rx="3" fill={art.teal} />
      <path d="M-11-5q-8 5 0 11" />
    </g>
  )
}

/** The address list: a page with houses in place of a real list. */
export function List(place: At) {
  return (
    <g transform={at(place)}>
      <rect x="-10" y="-13" width="20" height="26" rx="2" fill={art.paper} />
      <path d="M-6-3v-3l3-3 3 3v3ZM-6 7V4l3-3 3 3v3Z" fill={art.coral} strokeWidth="1.500" />
      <path d="M3-4h4M3 6h4" strokeWidth="2" />
    </g>
  )
}

export function Letter(place: At) {
  return (
    <g transform={at(place)}>
      <rect x="-13" y="-9" width="26" height="18" rx="2" fill={art.paper} />
      <path d="M-13-8 0 2 13-8" strokeWidth="2.500" />
    </g>
  )
}

export function Note(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M-16-14h32v30l-8 6h-24Z" fill={art.amber} />
      <path d="M-9-5H9M-9 3H9M-9 11H2" strokeWidth="2.500" />
      <circle cx="0" cy="-14" r="4" fill={art.coral} />
    </g>
  )
}

export function Shelf({ x = 0, y = 0, hasBook }: At & { hasBook: boolean }) {
  return (
    <g transform={at({ x, y })}>
      <rect width="70" height="66" fill={art.wood} />
      <path d="M4 33h62" />
      <path d="M8 8h8v23H8zM16 11h7v20h-7zM50 9h9v22h-9z" fill={art.teal} strokeWidth="2" />
      <path d="M8 40h9v22H8zM30 42h8v20h-8zM46 40h7v22h-7z" fill={art.coral} strokeWidth="2" />
      {hasBook && <Book x={36} y={18} />}
    </g>
  )
}

export function Plant({ x = 0, y = 0, isFresh }: At & { isFresh: boolean }) {
  return (
    <g transform={at({ x, y })}>
      {isFresh ? (
        <path d="M0 18V-34M0-6C-20-6-20-26-20-26S-2-26 0-6ZM0-18c18 0 18-20 18-20S0-38 0-18Z" fill={art.success} />
      ) : (
        <path d="M0 18V-8q0-18-14-12M-14-20c-12 4-8 22-8 22s14-8 8-22ZM0-6q8-10 14 0c8 6 2 20 2 20S8 4 14-6" fill={art.wood} />
      )}
      <path d="M-16 18h32l-5 28h-22Z" fill={art.coral} />
    </g>
  )
}

export function Safe({ x = 0, y = 0, isOpen, hasList }: At & { isOpen: boolean; hasList: boolean }) {
  return (
    <g transform={at({ x, y })}>
      <rect x="-28" y="-26" width="60" height="60" rx="6" fill={art.night} />
      {isOpen ? (
        <>
          <rect x="-20" y="-18" width="44" height="44" fill={art.shade} />
          {hasList && <List x={2} y={4} />}
        </>
      ) : (
        <>
          <rect x="-20" y="-18" width="44" height="44" fill={art.violet} />
          <circle cx="2" cy="4" r="11" fill={art.paper} />
          <path d="M2 4V-5M2 4l7 5" />
        </>
      )}
    </g>
  )
}
