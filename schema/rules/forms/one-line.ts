/** Matches text in one line: no control characters, and no line breaks of any script. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
