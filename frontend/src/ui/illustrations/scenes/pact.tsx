import { type ArtProps, art } from '../art.tsx'
import { hair, Person, Scene, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'

/** Two people behind a long sheet of rules that both have signed. */
export function PactScene(props: ArtProps) {
  return (
    <Scene ground={art.amberSoft} {...props}>
      <ellipse cx="200" cy="280" rx="150" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <Person x={112} y={132} scale={1.35} skin={skin.clay} hair={hair.black} top={art.violet} look="bob" gaze={0.7} />
      <Person x={296} y={158} scale={1.1} skin={skin.sand} hair={hair.copper} top={art.teal} look="crop" gaze={-0.7} />
      <path d="M136 74q0-14 14-14h112q-12 2-12 16v184q0 18-18 18H154q-18 0-18-18Z" fill={art.paper} />
      <path d="M250 84V76q0-16 14-16t14 16v8Z" fill={art.shade} />
      <Rule y={96} color={art.teal} />
      <Rule y={128} color={art.amber} />
      <Rule y={160} color={art.coral} />
      <path d="M156 190h76" strokeWidth="3" opacity="0.4" />
      <path d="M158 216c8-14 12-12 10-2s6 6 10-4 8 8 16 2" strokeWidth="3.500" />
      <path d="M200 238c4-10 10-14 12-8s-6 14-2 14 8-12 14-10-2 10 8 6" stroke={art.coral} strokeWidth="3.500" />
      <path d="M156 228h34M198 252h36" strokeWidth="2.500" opacity="0.4" />
      <g transform="rotate(38 262 226)">
        <path d="M254 172h18v58l-9 18-9-18Z" fill={art.amber} />
        <path d="M254 230h18l-9 18Z" fill={art.paper} />
        <path d="M254 172q9-12 18 0v10h-18Z" fill={art.coral} />
      </g>
      <Spark x={200} y={34} size={12} color={art.coral} />
      <Spark x={348} y={92} size={10} color={art.violet} />
      <Spark x={62} y={92} size={8} color={art.teal} />
    </Scene>
  )
}

function Rule({ y, color }: { y: number; color: string }) {
  return (
    <>
      <path d={`M156 ${y - 9}h16v18h-16Z`} fill={color} strokeWidth="3.500" />
      <path d={`m160 ${y} 4 4 7-9`} strokeWidth="3.500" />
      <path d={`M184 ${y - 4}h46M184 ${y + 6}h30`} strokeWidth="4" opacity="0.4" />
    </>
  )
}
