import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

const Back = chakra(Link)

export function BackLink() {
  return (
    <Back
      to="/experiments"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      fontWeight="700"
      color="accent.text"
      textUnderlineOffset="0.2em"
      _hover={{ textDecoration: 'underline' }}
    >
      <span aria-hidden="true">←</span> All experiments
    </Back>
  )
}
