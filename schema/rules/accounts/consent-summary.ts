/** Returns what a parent agrees to in six short lines. `storedAboutChild` is the full list behind the first one. */
export function consentSummary(name: string, isUnderConsentAge: boolean): string[] {
  return [
    `We save ${name}’s name, age and settings, and what ${name} learns, makes and asks here.`,
    `You, ${name} and our staff see it. Others see only projects that you allow to be shared.`,
    'No prompts go to AI companies unless you turn that on.',
    'We sell nothing about your child and show no ads.',
    'You can read everything, download it and change the rules at any time.',
    isUnderConsentAge
      ? 'You can withdraw your consent at any time. We then delete the account after 7 days. We email you tomorrow to confirm.'
      : `From 13 up, ${name} can also decide: each of you can end the link between your accounts.`,
  ]
}
