import { art } from './art.tsx'
import { Eye, SidekickFrame, type SidekickProps } from './sidekick-parts.tsx'

/** The mentor. */
export function OwlSidekick({ mood = 'happy', ...rest }: SidekickProps) {
  const up = mood === 'cheering'
  return (
    <SidekickFrame mood={mood} {...rest}>
      <path d="M66 143v7M74 143v7M86 143v7M94 143v7" stroke={art.amber} strokeWidth="6" />
      <path
        d={up ? 'M40 92C22 84 14 66 16 50c16 2 30 12 36 26Z' : 'M38 80c-14 12-18 34-8 50 10-2 18-10 20-22Z'}
        fill={art.violet}
      />
      <path
        d={up ? 'M120 92c18-8 26-26 24-42-16 2-30 12-36 26Z' : 'M122 80c14 12 18 34 8 50-10-2-18-10-20-22Z'}
        fill={art.violet}
      />
      <path
        d="M38 34c6 2 12 6 16 11 8-4 17-6 26-6s18 2 26 6c4-5 10-9 16-11 2 10 2 18-1 25 4 9 6 18 6 29 0 34-18 56-47 56s-47-22-47-56c0-11 2-20 6-29-3-7-3-15-1-25Z"
        fill={art.violet}
      />
      <path d="M80 90c18 0 30 12 30 30 0 14-12 24-30 24s-30-10-30-24c0-18 12-30 30-30Z" fill={art.paper} strokeWidth="4" />
      <path d="M66 110q5 6 10 0M84 110q5 6 10 0M75 124q5 6 10 0" stroke={art.violet} strokeWidth="4" />
      <circle cx="60" cy="70" r="19" fill={art.lilac} />
      <circle cx="100" cy="70" r="19" fill={art.lilac} />
      <path d="M79 66q1-3 2 0" />
      <Eye x={60} y={70} r={11} mood={mood} />
      <Eye x={100} y={70} r={11} mood={mood} />
      <path d={up ? 'M72 84h16l-4 11q-4 5-8 0Z' : 'M73 83h14l-7 12Z'} fill={art.amber} strokeWidth="4" />
      <path d="M80 18 122 32 80 46 38 32Z" fill={art.night} />
      <path d="M118 33v20" strokeWidth="4" stroke={art.amber} />
      <circle cx="118" cy="57" r="5" fill={art.amber} strokeWidth="3" />
    </SidekickFrame>
  )
}

/** The brain bot. */
export function BotSidekick({ mood = 'happy', ...rest }: SidekickProps) {
  const up = mood === 'cheering'
  return (
    <SidekickFrame mood={mood} {...rest}>
      <path d="M80 36V24" />
      <circle cx="80" cy="17" r="8" fill={mood === 'thinking' ? art.teal : art.coral} />
      <path d={up ? 'M42 104C26 98 20 84 20 68' : 'M42 102c-10 4-16 12-16 22'} strokeWidth="15" />
      <path d={up ? 'M42 104C26 98 20 84 20 68' : 'M42 102c-10 4-16 12-16 22'} strokeWidth="7" stroke={art.paper} />
      <path d={up ? 'M118 104c16-6 22-20 22-36' : 'M118 102c10 4 16 12 16 22'} strokeWidth="15" />
      <path d={up ? 'M118 104c16-6 22-20 22-36' : 'M118 102c10 4 16 12 16 22'} strokeWidth="7" stroke={art.paper} />
      <path d="M60 140v9h-7M100 140v9h7" strokeWidth="13" />
      <path d="M60 140v9h-7M100 140v9h7" strokeWidth="5" stroke={art.shade} />
      <rect x="46" y="94" width="68" height="48" rx="20" fill={art.amber} />
      <path d="M80 127c-13-8-14-18-6-19 4 0 6 4 6 4s2-4 6-4c8 1 7 11-6 19Z" fill={art.coral} strokeWidth="3.500" />
      <path d="M18 56h10v24H18zM132 56h10v24h-10z" fill={art.teal} />
      <rect x="28" y="34" width="104" height="68" rx="28" fill={art.amber} />
      <rect x="40" y="46" width="80" height="44" rx="18" fill={art.night} />
      {mood === 'happy' ? (
        <g fill={art.paper} stroke="none">
          <rect x="56" y="57" width="11" height="15" rx="5.500" />
          <rect x="93" y="57" width="11" height="15" rx="5.500" />
        </g>
      ) : null}
      {mood === 'thinking' ? (
        <g fill={art.paper} stroke="none">
          <circle cx="64" cy="60" r="6.500" />
          <circle cx="102" cy="60" r="6.500" />
        </g>
      ) : null}
      {up ? <path d="M54 68q7-12 14 0M92 68q7-12 14 0" stroke={art.paper} /> : null}
      <path
        d={mood === 'thinking' ? 'M75 79h12' : up ? 'M71 73h18q-1 11-9 11t-9-11Z' : 'M72 76q8 8 16 0'}
        stroke={art.paper}
        fill={up ? art.coral : 'none'}
        strokeWidth="4"
      />
      <path d="M48 41q8-4 16-4" stroke={art.paper} strokeWidth="4" opacity="0.7" />
    </SidekickFrame>
  )
}

/** The design dynamo. */
export function ChameleonSidekick({ mood = 'happy', ...rest }: SidekickProps) {
  const up = mood === 'cheering'
  return (
    <SidekickFrame mood={mood} {...rest}>
      <path d="M40 116c-26 2-32 30-12 32 14 1 18-16 7-19" strokeWidth="16" />
      <path d="M40 116c-26 2-32 30-12 32 14 1 18-16 7-19" strokeWidth="7" stroke={art.teal} />
      <path d={up ? 'M104 102c14-4 22-16 24-32' : 'M102 108c12 4 22 4 30-4'} strokeWidth="16" />
      <path d={up ? 'M104 102c14-4 22-16 24-32' : 'M102 108c12 4 22 4 30-4'} strokeWidth="7" stroke={art.teal} />
      <g transform={up ? 'translate(127 62) rotate(16)' : 'translate(134 100) rotate(24)'}>
        <path d="M-3 24h6V-20h-6Z" fill={art.wood} strokeWidth="3.500" />
        <path d="M-6-20h12v-8h-12Z" fill={art.shade} strokeWidth="3.500" />
        <path d="M-6-28c-1-8 4-10 6-18 2 8 7 10 6 18Z" fill={art.coral} strokeWidth="3.500" />
      </g>
      <path d="M58 138v10h-8M92 138v10h8" strokeWidth="14" />
      <path d="M58 138v10h-8M92 138v10h8" strokeWidth="5" stroke={art.teal} />
      <path d="M34 116c0-28 18-48 44-48 22 0 36 16 36 40 0 22-16 36-40 36-22 0-40-8-40-28Z" fill={art.teal} />
      <path d="M50 142c-6-12-4-24 4-34M70 144c-4-10-3-20 3-28" stroke={art.amber} strokeWidth="7" />
      <path d="M90 141c-2-8 0-14 5-19" stroke={art.violet} strokeWidth="7" />
      <path d="M60 40c-6-14 0-24 12-28 2 8 8 14 16 18Z" fill={art.coral} />
      <path d="M42 66c0-22 16-36 38-36 26 0 44 14 46 34 1 14-10 24-30 24H66c-16 0-24-8-24-22Z" fill={art.teal} />
      <circle cx="74" cy="55" r="20" fill={art.mint} />
      <Eye x={74} y={55} r={12} mood={mood} />
      <circle cx="110" cy="56" r="3" fill={art.line} stroke="none" />
      <path d={up ? 'M84 78q20 14 36-6-18 8-36 6Z' : mood === 'thinking' ? 'M92 79h22' : 'M82 78q22 8 38-6'} fill={art.coral} />
      <circle cx="52" cy="76" r="4" fill={art.amber} stroke="none" />
      <circle cx="60" cy="82" r="2.500" fill={art.amber} stroke="none" />
    </SidekickFrame>
  )
}

/** The maestro, who conducts. */
export function FoxSidekick({ mood = 'happy', ...rest }: SidekickProps) {
  const up = mood === 'cheering'
  return (
    <SidekickFrame mood={mood} {...rest}>
      <path d="M112 138c26 2 36-16 30-38-16-2-32 10-34 30Z" fill={art.coral} />
      <path d="M142 100c2 8 1 15-2 21-6-4-10-10-10-17 4-3 8-4 12-4Z" fill={art.paper} strokeWidth="4" />
      <path d={up ? 'M52 112C36 104 28 90 28 72' : 'M52 112c-14-2-22-10-26-20'} strokeWidth="16" />
      <path d={up ? 'M52 112C36 104 28 90 28 72' : 'M52 112c-14-2-22-10-26-20'} strokeWidth="7" stroke={art.night} />
      <path d={up ? 'M28 70 12 44' : 'M25 90 8 70'} strokeWidth="4" stroke={art.spark} />
      <path d={up ? 'M108 112c16-8 24-22 24-38' : 'M108 110c6 8 8 16 6 26'} strokeWidth="16" />
      <path d={up ? 'M108 112c16-8 24-22 24-38' : 'M108 110c6 8 8 16 6 26'} strokeWidth="7" stroke={art.night} />
      <path d="M50 148c-4-32 6-52 30-52s34 20 30 52Z" fill={art.night} />
      <path d="M80 98 66 108l14 40 14-40Z" fill={art.paper} strokeWidth="4" />
      <path d="M80 108 68 101v14ZM80 108l12-7v14Z" fill={art.amber} strokeWidth="3.500" />
      <path d="M36 54 32 14c14 2 26 10 32 22M124 54l4-40c-14 2-26 10-32 22" fill={art.coral} />
      <path d="m42 34-2-10q7 3 12 8ZM118 34l2-10q-7 3-12 8Z" fill={art.night} strokeWidth="3.500" />
      <path d="M80 102C58 102 32 84 30 60c8-18 28-28 50-28s42 10 50 28c-2 24-28 42-50 42Z" fill={art.coral} />
      <path d="M80 102C60 102 38 88 32 68c18-4 36 2 48 18 12-16 30-22 48-18-6 20-28 34-48 34Z" fill={art.paper} strokeWidth="4" />
      <Eye x={60} y={62} r={9} mood={mood} />
      <Eye x={100} y={62} r={9} mood={mood} />
      <path d="M73 84q7-5 14 0-1 8-7 8t-7-8Z" fill={art.line} strokeWidth="3" />
      <path d={up ? 'M72 95q8 8 16 0' : 'M74 96q6 4 12 0'} strokeWidth="3.500" />
      {mood === 'thinking' ? <path d="M51 47q8-5 16-2M93 44q8-2 16 3" strokeWidth="4" /> : null}
    </SidekickFrame>
  )
}
