import { type GraphQLNamedType, type GraphQLSchema, isEnumType, isObjectType } from 'graphql'
import { accountEnums } from './enum-descriptions/account-enums.ts'
import { learningEnums } from './enum-descriptions/learning-enums.ts'
import { reviewEnums } from './enum-descriptions/review-enums.ts'

// Descriptions that cannot be set at a field: those of enum values, and of the types that Relay pages add.

const enumDescriptions = { ...accountEnums, ...learningEnums, ...reviewEnums }

const paging: Record<string, string> = {
  after: 'Rows after the one with this cursor.',
  before: 'Rows before the one with this cursor.',
  first: 'Maximum number of rows from the start; at most 100.',
  last: 'Maximum number of rows from the end; at most 100.',
  input: 'Input of the mutation.',
}

const pages: Record<string, string> = {
  edges: 'The rows of this page.',
  pageInfo: 'Information about further pages.',
  node: 'The row itself.',
  cursor: 'Cursor of the row.',
  hasNextPage: 'Whether there are rows after this page.',
  hasPreviousPage: 'Whether there are rows before this page.',
  startCursor: 'Cursor of the first row; null if there is none.',
  endCursor: 'Cursor of the last row; null if there is none.',
}

/** Fills in missing descriptions, so that the whole schema is documented. */
export function addMissingDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    type.description ||= ofType(type)
    if (isEnumType(type)) for (const value of type.getValues()) value.description ||= enumDescriptions[type.name]?.[value.name]
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (isPaging(type)) field.description ||= pages[field.name]
      for (const argument of field.args) argument.description ||= paging[argument.name]
    }
  }
  return schema
}

function ofType(type: GraphQLNamedType): string | undefined {
  if (type.name === 'PageInfo') return 'Information about further pages.'
  if (type.name.endsWith('Edge')) return 'A row of a page.'
  if (type.name.endsWith('Connection')) return 'A page of rows.'
  return type.name.endsWith('Result') ? 'The result of the mutation, or an expected failure.' : undefined
}

function isPaging({ name }: GraphQLNamedType): boolean {
  return name === 'PageInfo' || /(Connection|Edge)$/.test(name)
}
