import type { CrisisTopic } from './care-texts.ts'
import type { TopicPatterns } from './crisis-patterns.ts'
import { createLexicon } from './lexicon.ts'
import { parsePatterns } from './pattern-matcher.ts'

// What children write when someone bullies, threatens or pressures them. Apart from crisis-patterns.ts, whose groups and patterns are
// features of the classifier: a change there requires a new model.

export const disclosureLexicon = createLexicon([
  {
    harmless: 'naked_mole naked_mole_rat naked_eye blackmail_letter secret_santa spread_the_word',
    iOnly: 'i im ive id ill',
    mine: 'me my myself us',
    invented:
      'story stories book novel poem play film movie chapter comic character hero song lyrics essay presentation poster assembly speech article paragraph homework lesson project quiz worksheet',
    playful:
      'joke jokes joking funny tickle tickles swing sledge trolley fifa minecraft fortnite chess magic costume clown pranks',
    always:
      'every_day everyday always again all_the_time every_break every_lunch every_time each_day at_school in_school at_break in_class in_my_class on_the_bus online group_chat for_weeks for_months for_years keep keeps whole_class everyone everybody wont_stop dont_stop never_stop nobody',
    bulliesMe:
      'bully_me bullies_me bullying_me bullied_me bulli_me keep_bullying keeps_bullying_me cyberbullying_me cyberbully_me my_bully my_bullies mobbt_mich mobben_mich',
    beingBullied:
      'being_bullied getting_bullied get_bullied got_bullied am_bullied im_bullied was_bullied been_bullied cyberbullied',
    meanToMe:
      'pick_on_me picks_on_me picking_on_me picked_on_me make_fun_of_me makes_fun_of_me making_fun_of_me made_fun_of_me laugh_at_me laughs_at_me laughing_at_me laughed_at_me call_me_names calls_me_names calling_me_names called_me_names call_me_ugly calls_me_ugly calling_me_ugly call_me_fat calls_me_fat calling_me_fat call_me_stupid calls_me_stupid calling_me_stupid call_me_a_loser calls_me_a_loser push_me pushes_me pushed_me pushing_me shove_me shoves_me shoved_me trip_me_up spit_on_me spits_on_me hide_my_bag hides_my_bag hid_my_bag take_my_lunch takes_my_lunch take_my_lunch_money takes_my_lunch_money steal_my_lunch mean_to_me horrible_to_me nasty_to_me leave_me_out leaves_me_out leaving_me_out left_me_out plays_with_me sits_with_me sit_with_me mean_messages hate_messages nasty_messages mean_comments hate_comments nasty_comments mean_things_about_me rumours_about_me rumour_about_me lies_about_me hate_page_about_me',
    threatener:
      'he she they hes shes theyre hell shell theyll someone somebody person guy man girl boy hacker stranger ex boyfriend girlfriend account scammer',
    image: 'picture photo nude nudes video selfie image screenshot',
    spreads: 'leak post share show send spread publish expose upload',
    didSpread: 'leaked posted shared sent spread uploaded made makes edited faked making sending sharing posting showing showed',
    orElse:
      'if_i_dont if_i_do_not unless_i or_else or_he or_she or_they or_hell or_shell or_theyll threatens threatening threatened says_he_will says_she_will blackmail* ',
    payOrMore:
      'pay money gift_card gift_cards robux steam_card bitcoin paypal euros pounds dollars send_more more_pictures more_nudes another_picture another_nude send_nudes send_a_nude nudes nude naked intimate',
    toEveryone:
      'my_friends my_family my_school my_followers my_contacts my_parents my_mum my_dad my_class everyone everybody whole_school',
    blackmailsMe:
      'blackmail_me blackmails_me blackmailing_me blackmailed_me being_blackmailed getting_blackmailed im_blackmailed',
    chores: 'dishes chores chocolate sweets homework washing tidy room dessert hoover bins',
    sextorted: 'sextorted sextorting sextort sextortion_victim',
    myNudes:
      'my_nudes my_nude nudes_of_me nude_of_me my_naked naked_picture_of_me naked_pictures_of_me naked_photo_of_me naked_photos_of_me naked_video_of_me pictures_of_my_body nude_picture_of_me nude_photo_of_me nude_pictures_of_me nude_photos_of_me me_naked',
    asks: 'want ask asked asking beg begging pressure pressuring told_me_to tells_me_to telling_me_to keeps_saying send_him send_her making_me makes_me made_me',
    undressed:
      'without_my_clothes without_clothes without_clothes_on without_my_shirt without_a_shirt in_my_underwear in_underwear of_my_body in_my_bikini in_a_bikini no_clothes_on no_clothes naked nude nudes private_parts my_privates take_off_my_shirt take_my_shirt_off take_my_top_off take_off_my_clothes take_my_clothes_off get_undressed in_the_shower',
    doctor: 'doctor nurse dentist xray hospital swimming swim art painting drawing statue museum',
    stranger:
      'man woman guy lady stranger someone somebody person player user boy girl he she dude adult older_boy older_guy older_man friend teacher coach trainer',
    picturesOfMe:
      'picture_of_me pictures_of_me photo_of_me photos_of_me my_picture my_pictures my_photo my_photos selfie selfies video_of_me videos_of_me picture_of_myself pictures_of_myself picture_of_my_face pictures_of_my_face',
    onlineW:
      'online internet discord roblox snapchat instagram tiktok minecraft fortnite whatsapp telegram omegle chat game dms dm server',
    schoolW: 'website yearbook newspaper passport team class_photo poster project avatar profile',
    meetsMe:
      'meet_me meet_up meet_him meet_her meet_in_person meet_in_real_life wants_to_meet asked_to_meet come_to_his come_to_her pick_me_up see_me_in_real_life visit_me',
    older: 'older grown_up adult man 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 40 45 50 years_old',
    secretAsk:
      'dont_tell_my_parents not_tell_my_parents not_to_tell_my_parents not_to_tell_anyone dont_tell_anyone dont_tell_anybody not_to_tell_my_mum dont_tell_my_mum keep_it_secret keep_it_a_secret keep_this_secret keep_us_secret our_secret our_little_secret delete_our_chat delete_the_chat delete_our_messages delete_the_messages delete_my_messages',
    surprise: 'surprise party present birthday gift cake christmas',
    family:
      'dad mum father mother parents stepfather stepmother uncle aunt grandpa grandma brother sister cousin foster mums_boyfriend babysitter',
    throwsAtMe:
      'throws_things_at_me throw_things_at_me threw_things_at_me throws_stuff_at_me throws_plates_at_me threw_a_plate_at_me threw_a_chair_at_me hits_me_with_a_belt',
    noFoodForMe:
      'doesnt_give_me_food dont_give_me_food wont_give_me_food not_give_me_food doesnt_feed_me dont_feed_me wont_feed_me never_feeds_me no_dinner_for_days locks_me_out locked_me_out lets_me_go_hungry',
    screamsAtMe: 'screams_at_me scream_at_me screaming_at_me shouts_at_me yells_at_me yell_at_me',
    cruel: 'worthless hits hit scared afraid useless hates_me wish_i_was_never_born never_born throws threatens hurts',
    makesSick:
      'make_myself_throw_up making_myself_throw_up made_myself_throw_up make_myself_vomit making_myself_vomit finger_down_my_throat fingers_down_my_throat',
    sickAfter: 'make_myself_sick making_myself_sick made_myself_sick being_sick_on_purpose sick_on_purpose throw_up_on_purpose',
    afterFood: 'eat eating dinner lunch meals food skinny thin weight calories',
    scaredToEat:
      'scared_to_eat afraid_to_eat scared_of_eating afraid_of_eating scared_of_food afraid_of_food guilty_when_i_eat guilty_after_i_eat guilty_after_eating guilty_for_eating guilty_every_time_i_eat hate_myself_when_i_eat hate_myself_after_i_eat',
    spiders: 'spicy allergic allergy nuts braces dentist mushrooms snails sushi spider',
    hasDisorder:
      'have_anorexia have_bulimia have_an_eating_disorder got_an_eating_disorder having_an_eating_disorder my_eating_disorder has_anorexia has_an_eating_disorder',
  },
])

const lines: Partial<Record<CrisisTopic, string[]>> = {
  sextortion: [
    'threatener >6 spreads >8 image +orElse +payOrMore|toEveryone +mine -invented',
    'threatener >6 spreads +orElse +payOrMore +image +mine -invented',
    'blackmailsMe -chores -invented',
    'iOnly ~6 sextorted -invented',
    'didSpread ~6 myNudes -invented',
  ],
  grooming: [
    'asks >8 undressed +stranger|family +mine -doctor -invented',
    'stranger >8 asks >6 picturesOfMe +onlineW -schoolW -invented',
    'stranger ~14 meetsMe +onlineW +older|secretAsk -invented',
    'stranger ~14 secretAsk +onlineW|older -surprise -invented',
  ],
  abuse: [
    'family ~6 throwsAtMe -playful -invented',
    'family ~8 noFoodForMe -playful -invented',
    'family ~4 screamsAtMe +always|iOnly +cruel -playful -invented',
  ],
  eatingDisorder: [
    'makesSick +iOnly -invented',
    'sickAfter ~8 afterFood +iOnly -invented',
    'scaredToEat +iOnly -spiders -invented',
    'iOnly ~6 hasDisorder -invented',
  ],
  bullying: ['bulliesMe -invented', 'iOnly >5 beingBullied -invented', 'meanToMe ~10 always -invented -playful'],
}

/** Patterns of disclosures by their topic. All are strong: each is a crisis on its own. */
export const disclosurePatterns: TopicPatterns = Object.entries(lines).map(([topic, written]) => ({
  topic: topic as CrisisTopic,
  patterns: parsePatterns(disclosureLexicon, written),
}))
