import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { ChameleonSidekick } from '../sidekicks.tsx'

export function EmptyShelfScene(props: ArtProps) {
  return (
    <Scene ground={art.coralSoft} {...props}>
      <path d="M104 150v18M296 150v18M104 252v18M296 252v18" strokeWidth="8" />
      <path d="M84 88h22v54H84ZM106 78h20v64h-20Z" fill={art.violet} />
      <path d="M84 100h22M84 130h22M106 92h20M106 128h20" strokeWidth="3" />
      <path d="m132 138 26-56 20 9-24 51-22-4Z" fill={art.teal} />
      <path d="m149 102 19 9" strokeWidth="3" />
      <g stroke={art.spark} strokeWidth="3.500" strokeDasharray="3 11" opacity="0.75">
        <rect x="200" y="86" width="40" height="54" rx="8" />
        <rect x="254" y="72" width="52" height="68" rx="10" />
        <rect x="92" y="190" width="64" height="52" rx="10" />
      </g>
      <path
        d="M304 210c-8-16-2-30 12-34 4 16-2 28-12 34ZM304 214c0-14 12-22 26-20-2 14-12 20-26 20ZM304 214c0-14-12-22-26-20 2 14 12 20 26 20Z"
        fill={art.success}
      />
      <path d="M284 214h40l-6 32h-28Z" fill={art.coral} />
      <path d="M282 212h44v10h-44Z" fill={art.blush} strokeWidth="3.500" />
      <Limb d="M62 148h276" color={art.wood} width={9} />
      <ChameleonSidekick mood="thinking" x={164} y={150} width={104} height={104} />
      <Limb d="M62 250h276" color={art.wood} width={9} />
      <Spark x={221} y={113} size={9} color={art.amber} />
      <Spark x={124} y={216} size={9} color={art.amber} />
      <Spark x={280} y={106} size={11} color={art.amber} />
    </Scene>
  )
}
