import { art } from '../../../ui/illustrations/art.tsx'

/** Emblems of the experiments about machines among people. */
export const societyEmblems = {
  // A row of houses, one of them missing.
  'who-is-missing': (
    <>
      <path d="M23 36V24h6v18M84 36V24h6v18" fill={art.coral} strokeWidth="3" />
      <path d="M5 46h24v34H5ZM67 46h24v34H67Z" fill={art.paper} />
      <path d="m17 26 15 20H2ZM79 26l15 20H64Z" fill={art.violet} />
      <path d="M11 62h12v18H11ZM73 62h12v18H73Z" fill={art.amber} strokeWidth="3" />
      <path d="M38 74V46l10-18 10 18v28" stroke={art.spark} strokeWidth="3.500" strokeDasharray="4 6" />
      <path d="M43 54q0-6 5-6t5 5q0 3-5 6v2M48 68v.1" stroke={art.spark} />
      <path d="M3 80h90" stroke={art.spark} strokeWidth="5" />
    </>
  ),
  // A phone with a feed of cards, and a heart.
  feed: (
    <>
      <rect x="16" y="4" width="54" height="88" rx="11" fill={art.night} />
      <rect x="22" y="14" width="42" height="68" rx="4" fill={art.paper} strokeWidth="3" />
      <rect x="28" y="20" width="30" height="26" rx="4" fill={art.teal} strokeWidth="3" />
      <path d="m39 27 9 6-9 6Z" fill={art.paper} strokeWidth="3" />
      <path d="M28 82V56q0-4 4-4h22q4 0 4 4v26Z" fill={art.amber} strokeWidth="3" />
      <path d="M72 84C55 73 52 66 52 60c0-10 15-13 20-2 5-11 20-8 20 2 0 6-3 13-20 24Z" fill={art.coral} />
    </>
  ),
  // A robot with permission to act.
  agent: (
    <>
      <path d="M48 20V10" stroke={art.spark} />
      <circle cx="48" cy="9" r="5" fill={art.coral} />
      <path d="M30 68q-12 0-14 10M66 68q16 2 18-10" strokeWidth="13" />
      <path d="M30 68q-12 0-14 10M66 68q16 2 18-10" stroke={art.teal} strokeWidth="5" />
      <rect x="28" y="54" width="40" height="36" rx="11" fill={art.amber} />
      <rect x="18" y="18" width="60" height="42" rx="15" fill={art.amber} />
      <rect x="26" y="26" width="44" height="26" rx="12" fill={art.night} />
      <path d="M40 35v3M56 35v3" stroke={art.paper} strokeWidth="6" />
      <path d="M44 45q4 3 8 0" stroke={art.paper} strokeWidth="3" />
      <path d="m40 75 6 6 11-11" />
    </>
  ),
  // A crowd with one person found.
  'privacy-detective': (
    <>
      <g fill={art.violet}>
        <path d="M14 62q0-31 18-31t18 31ZM46 62q0-31 18-31t18 31Z" />
        <circle cx="32" cy="19" r="11" />
        <circle cx="64" cy="19" r="11" />
      </g>
      <g fill={art.lilac}>
        <path d="M3 89q0-28 15-28t15 28ZM63 89q0-28 15-28t15 28Z" />
        <circle cx="17" cy="51" r="11" />
        <circle cx="79" cy="51" r="11" />
      </g>
      <path d="m64 76 18 13" strokeWidth="14" />
      <path d="m64 76 18 13" stroke={art.coral} strokeWidth="6" />
      <circle cx="48" cy="59" r="22" fill={art.paper} />
      <path d="M34 75q1-18 14-18t14 18q-14 9-28 0Z" fill={art.teal} strokeWidth="3.500" />
      <circle cx="48" cy="51" r="8" fill={art.amber} strokeWidth="3.500" />
    </>
  ),
}
