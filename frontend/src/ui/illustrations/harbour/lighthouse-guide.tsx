import { art } from '../art.tsx'
import { Limb } from '../scene-parts.tsx'

/** Half lighthouse, half robot. Its base is at (286, 336) of the scene. */
export function LighthouseGuide() {
  return (
    <g>
      <Limb d="M248 214c-20-4-34-18-36-38" color={art.shade} width={11} />
      <circle cx="211" cy="166" r="12" fill={art.amber} />
      <Limb d="M324 214c22 6 44-2 54-20" color={art.shade} width={11} />
      <circle cx="381" cy="186" r="12" fill={art.amber} />
      <path d="M252 184h68l16 152H236Z" fill={art.paper} />
      <path d="m248.500 216 75 0 3.500 34h-82ZM242 284h88l3.500 34h-95Z" fill={art.coral} />
      <path d="M270 336v-26a16 16 0 0 1 32 0v26Z" fill={art.night} />
      <circle cx="294" cy="320" r="2.500" fill={art.amber} stroke="none" />
      <path d="M286 246c-14-9-16-20-7-22 5 0 7 5 7 5s2-5 7-5c9 2 7 13-7 22Z" fill={art.amber} strokeWidth="3.500" />
      <path d="M234 172h104v14H234Z" fill={art.wood} />
      <path d="M238 96h96q10 0 10 10v56q0 10-10 10h-96q-10 0-10-10v-56q0-10 10-10Z" fill={art.amber} />
      <rect x="240" y="108" width="92" height="52" rx="20" fill={art.butter} />
      <g fill={art.line} stroke="none">
        <ellipse cx="266" cy="129" rx="6" ry="8.500" />
        <ellipse cx="306" cy="129" rx="6" ry="8.500" />
      </g>
      <g fill={art.paper} stroke="none">
        <circle cx="268" cy="126" r="2.400" />
        <circle cx="308" cy="126" r="2.400" />
      </g>
      <path d="M276 140q10 10 20 0" />
      <g fill={art.coral} stroke="none" opacity="0.75">
        <ellipse cx="254" cy="142" rx="6" ry="4" />
        <ellipse cx="318" cy="142" rx="6" ry="4" />
      </g>
      <path d="M226 96c6-30 30-46 60-46s54 16 60 46Z" fill={art.coral} />
      <path d="M258 58c-6 10-10 22-10 36M314 58c6 10 10 22 10 36" strokeWidth="3.500" opacity="0.5" />
      <circle cx="286" cy="44" r="7.500" fill={art.teal} />
    </g>
  )
}
