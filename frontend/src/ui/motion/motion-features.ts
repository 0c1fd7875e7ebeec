// A separate chunk, because a page needs motion last.
export { domAnimation } from 'framer-motion'
