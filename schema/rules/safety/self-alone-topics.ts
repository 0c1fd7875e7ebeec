import type { CrisisTopic } from './care-texts.ts'
import words from './crisis-lexicon.json' with { type: 'json' }
import type { TopicPatterns } from './crisis-patterns.ts'
import { createLexicon } from './lexicon.ts'
import { parsePatterns } from './pattern-matcher.ts'

// The group `selfAlone` has all terms that are a crisis without another word. The classifier uses it as one group, so its terms are
// sorted by topic here; the others are about self-harm.

const others = {
  abuse: `rape raped rapes raping molest molested molests sexually_abused sexual_abuse sexually_assaulted sexually_harassed abuses_me
    abused_me being_abused am_abused is_abusing_me makes_me_touch made_me_touch makes_me_undress filmed_me_in took_pictures_of_me_in
    forced_to_marry force_me_to_marry forcing_me_to_marry not_feel_safe_at_home dont_feel_safe_at_home dont_feel_safe_with
    doesnt_feel_safe_at_home not_safe_at_home unsafe_at_home dont_feel_safe_in_my_own nobody_will_believe_me no_one_will_believe_me
    no_one_would_believe_me nobody_would_believe_me`,
  grooming: `groomed grooming_me dick_pic dick_pics follows_me_home waits_for_me_after_school waits_outside_my sell_nudes selling_nudes
    sugar_daddy sell_feet_pics selling_feet_pics sent_him_a_pic sent_him_nudes sent_her_nudes sent_nudes`,
  sextortion: `sextortion sextorted revenge_porn has_nudes_of_me has_a_video_of_me has_pictures_of_me has_photos_of_me has_my_nudes
    has_my_pictures`,
  eatingDisorder: `pro_ana proana pro_mia thinspo thinspiration thinspo_pics anorexia_tips bulimia_tips meanspo ignore_hunger
    ignore_the_hunger ignore_my_hunger not_feel_hungry stop_feeling_hungry suppress_my_appetite suppress_appetite ana_tips ana_buddy
    mia_tips ed_tips starve_myself starving_myself starves_herself make_myself_throw_up make_myself_vomit make_myself_sick
    make_myself_puke ana_meal_plan ana_diet 200_kcal 300_kcal 400_kcal 500_kcal 200_calories 300_calories 400_calories 500_calories
    to_not_eat_for tips_to_not_eat how_to_not_eat how_not_to_eat not_eat_for_days i_have_anorexia think_i_have_anorexia i_am_anorexic
    im_anorexic im_bulimic i_am_bulimic i_have_bulimia think_i_have_bulimia become_anorexic get_anorexic become_bulimic want_anorexia
    how_to_be_anorexic chew_and_spit`,
  general: `blackout_challenge choking_game pass_out_challenge fainting_game blackout_game choking_challenge run_away_from_home
    running_away_from_home ran_away_from_home im_pregnant i_am_pregnant think_im_pregnant might_be_pregnant am_i_pregnant
    could_i_be_pregnant worthless_piece_of wish_i_was_never_born cry_myself_to_sleep cry_every_night crying_every_night
    cries_every_night voices_tell_me voices_telling_me voices_in_my_head`,
} satisfies Partial<Record<CrisisTopic, string>>

const sorted = new Set(Object.values(others).flatMap((terms) => terms.split(/\s+/)))
const selfHarm = words.selfAlone.filter((term) => !sorted.has(term)).join(' ')

export const selfAloneLexicon = createLexicon([{ ...others, selfHarm, harmless: words.harmless.join(' ') }])

export const selfAloneTopics: TopicPatterns = [...Object.keys(others), 'selfHarm'].map((topic) => ({
  topic: topic as CrisisTopic,
  patterns: parsePatterns(selfAloneLexicon, [topic]),
}))
