export type Hue = 'amber' | 'violet' | 'teal' | 'coral'
