import type { ReactNode } from 'react'

/** An outline on 24 units, as large as the text beside it. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
)

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 12.8 4.8 4.7L19.5 7" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)

export const AlertIcon = () => (
  <Icon>
    <path d="M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.2v.1" />
  </Icon>
)

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.2M12 7.6v.1" />
  </Icon>
)

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
  </Icon>
)

export const BellIcon = () => (
  <Icon>
    <path d="M12 3.2a6 6 0 0 0-6 6c0 5-2 6.6-2.6 7.6h17.2C20 15.8 18 14.2 18 9.2a6 6 0 0 0-6-6ZM9.6 20a2.6 2.6 0 0 0 4.8 0" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12.5h16M4 18h10" />
  </Icon>
)

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M12 20V4.500M5 11.500l7-7 7 7" />
  </Icon>
)

export const ArrowDownIcon = () => (
  <Icon>
    <path d="M12 4v15.500M5 12.500l7 7 7-7" />
  </Icon>
)

export const AgainIcon = () => (
  <Icon>
    <path d="M4.500 5v5.500H10M4.900 10.500a8 8 0 1 1-.4 4.500" />
  </Icon>
)

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M20 12H4.500M11.500 5l-7 7 7 7" />
  </Icon>
)

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 12h15.500M12.500 5l7 7-7 7" />
  </Icon>
)

export const SpeakerIcon = () => (
  <Icon>
    <path d="M4 9.500v5h3.500L13 19V5L7.500 9.500H4ZM16.500 9.200a4 4 0 0 1 0 5.600M19 6.500a8 8 0 0 1 0 11" />
  </Icon>
)
