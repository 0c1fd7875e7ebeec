// A chunk of its own: motion is the last thing a page needs.
export { domAnimation } from 'framer-motion'
