/** Most children one parent can manage. */
export const maxChildren = 4
