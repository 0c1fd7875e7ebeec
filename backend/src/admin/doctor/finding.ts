/** A result of `academy doctor`. A warning does not change the exit code. */
export type Finding = { check: string; state: 'ok' | 'warning' | 'problem'; message: string }

export function ok(check: string, message: string): Finding {
  return { check, state: 'ok', message }
}

export function warning(check: string, message: string): Finding {
  return { check, state: 'warning', message }
}

export function problem(check: string, message: string): Finding {
  return { check, state: 'problem', message }
}
