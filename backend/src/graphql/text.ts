import { GraphQLError, GraphQLID, type GraphQLScalarType, GraphQLString } from 'graphql'

/**
 * Text and ids never hold the character U+0000: PostgreSQL keeps no such text and fails on the statement, which would look like a fault of
 * ours. GraphQL names the argument or the field of an input in its refusal of a text; an id with that character is nobody's. The two
 * scalars are GraphQL's own, which the builder takes as they are, so they are changed where they stand.
 */
export function refuseNul(): void {
  change(GraphQLString, refused)
  change(GraphQLID, (id) => id.replaceAll('\0', '\ufffd'))
}

function change(scalar: GraphQLScalarType, mend: (text: string) => string): void {
  const { parseValue, parseLiteral } = scalar
  const mended = (value: unknown) => (typeof value === 'string' ? mend(value) : value)
  scalar.parseValue = (value) => mended(parseValue.call(scalar, value))
  scalar.parseLiteral = (node, variables) => mended(parseLiteral.call(scalar, node, variables))
}

function refused(text: string): string {
  if (!text.includes('\0')) return text
  throw new GraphQLError('Text may not contain the character U+0000.', { extensions: { code: 'BAD_REQUEST' } })
}
