import { phrases } from './word-phrases.ts'

// How children hint at danger: a farewell, a plan, a dare, a hand where it should not be. The plain words stand in words-crisis.ts.

export const crisisWordsIndirect = {
  selfAlone: `sewerslide sewer_slide suislide sui_slide self_delete self_deletion end_myself ending_myself neck_myself
    rope_myself off_myself offing_myself top_myself game_end_myself ctb relapsed_again relapsed_and_cut i_relapsed do_myself_in
    finish_myself ritzt_sich sich_ritzt sich_ritzen sich_umbringen bringt_sich_um verletzt_sich_selbst sich_selbst_verletzt
    will_nicht_mehr_leben se_scarifie se_coupe_les veut_mourir veut_se_tuer se_suicider quiere_morir quiere_morirse
    quiere_matarse se_corta_las vuole_morire vuole_uccidersi si_taglia_le quer_morrer quer_se_matar se_corta_com snijdt_zichzelf
    wil_niet_meer_leven chce_umrzec chce_sie_zabic olmek_istiyor kendine_zarar intihar_etmek_istiyor thoughts_about_suicide
    think_about_suicide suicide_plan plan_my_suicide plan_my_death planned_my_death cry_at_my_funeral
    come_to_my_funeral cry_myself_to_sleep cry_every_night crying_every_night cries_every_night voices_tell_me voices_telling_me
    voices_in_my_head i_have_anorexia think_i_have_anorexia i_am_anorexic im_anorexic im_bulimic i_am_bulimic i_have_bulimia
    think_i_have_bulimia become_anorexic get_anorexic become_bulimic want_anorexia how_to_be_anorexic chew_and_spit
    point_in_living point_in_being_alive point_of_living like_seeing_my_blood see_my_own_blood watch_myself_bleed
    watching_myself_bleed want_to_bleed wish_to_be_dead make_it_to_18 make_it_to_my_birthday live_to_be_18 at_my_funeral to_my_funeral wont_live_to
    never_make_it_to not_make_it_to_my not_be_around_much wont_be_around_much im_pregnant i_am_pregnant think_im_pregnant
    might_be_pregnant am_i_pregnant could_i_be_pregnant tired_of_existing dont_exist_anymore hate_existing dont_wanna_exist
    stop_my_heart die_in_my_sleep dying_in_my_sleep die_peacefully end_it_tonight sell_nudes selling_nudes sugar_daddy
    sell_feet_pics selling_feet_pics sent_him_a_pic sent_him_nudes sent_her_nudes sent_nudes worthless_piece_of
    hurts_to_be_alive tired_of_breathing tired_of_fighting tired_of_being_here rather_not_be_alive rather_not_exist
    wish_id_never_been wish_i_wasnt_here wish_i_was_not_here wish_i_wasnt_born world_would_be_better_without
    no_one_would_miss_me nobody_would_cry wouldnt_be_missed die_young_on no_point_to_being_alive kill_me_now_please
    thinking_of_ending thinking_about_ending_it want_to_end_everything ready_to_end_it ready_to_die cutting_helps cutting_makes
    started_cutting want_to_cut_my urge_to_cut urges_to_cut urge_to_hurt need_to_cut_again cut_deeper how_deep_to_cut
    hide_bandages cuts_on_my_arm cuts_on_my_arms cuts_on_my_wrist cuts_on_my_wrists cuts_on_my_legs scars_on_my_arm
    scars_on_my_arms scars_on_my_wrist scars_on_my_wrists scars_on_my_legs scars_on_her cuts_on_her cuts_on_his scars_on_his
    marks_on_her_arm marks_on_his_arm i_feel_nothing feel_nothing_anymore
      wish_a_car_would get_hit_by_a_car_on run_in_front_of_a walk_in_front_of_a step_in_front_of_a
    lie_on_the_tracks lay_on_the_tracks lie_down_on_the_tracks nobody_will_believe_me no_one_will_believe_me
    no_one_would_believe_me nobody_would_believe_me has_nudes_of_me has_a_video_of_me has_pictures_of_me
    has_photos_of_me has_my_nudes has_my_pictures wish_i_could_die wish_i_would_die wish_i_could_just_die
    hope_i_die hope_i_dont_wake pray_i_die pray_that_i_die deserve_to_be_dead deserve_to_suffer deserve_pain deserve_the_pain
    want_to_feel_pain need_to_feel_pain hurt_my_arm hurt_my_arms hate_everything_about_myself hate_everything_about_me
    what_if_i_died what_if_i_was_dead if_i_was_dead if_i_were_dead if_i_died_tomorrow if_i_died_today would_anyone_care_if
    would_anybody_care_if would_anyone_notice_if would_anyone_miss_me would_anybody_miss_me would_they_miss_me does_dying_hurt
    does_it_hurt_to_die is_dying_painful dont_start_again`,
  farewell: `goodbye_letter goodbye_letters goodbye_message goodbye_messages goodbye_note goodbye_text goodbye_video
    farewell_letter farewell_note farewell_message farewell_text last_letter last_message abschiedsbrief lettre_d_adieu
    carta_de_despedida lettera_di_addio carta_de_adeus afscheidsbrief list_pozegnalny veda_mektubu`,
  deadThen: `im_dead i_am_dead i_die after_i_die when_i_die im_gone i_am_gone after_im_gone after_i_am_gone before_i_die kill
    myself gone_forever everyone_i_love leave_this_world`,
  noAnswer: `doesnt_answer not_answering wont_answer isnt_answering hasnt_answered stopped_answering worried scared last_night
    friend_sent friend_wrote doesnt_reply not_replying i_dont_know_what`,
  will: `write_my_will wrote_my_will my_will_today my_last_will my_testament make_my_will making_my_will my_will writing_my_will`,
  willGives: `gets my_switch after_i_am_gone after_im_gone gone wont_need wont_need_it im_12 i_am_12 i_am_11 i_am_13 i_am_14
    when_i_die my_things my_stuff my_brother_gets my_sister_gets to_have_my`,
  notWake: 'dont_wake_up never_wake_up not_wake_up_one_day dont_wake_up_one_day go_to_sleep_forever never_waking_up',
  wantsThat: `i_kind_of_want i_want_that kind_of_want want_that wish_that like_that_idea sounds_nice sounds_good would_be_nice
    i_hope i_wish`,
  passOut: 'pass_out passing_out passed_out blackout black_out faint fainting faint_on_purpose lose_consciousness',
  dares:
    'challenge dare hold_your_breath holding_your_breath hold_my_breath choke choking squeeze tiktok_challenge on_purpose belt scarf neck',
  tiredOf: `tired_of_everything sick_of_everything tired_of_it_all sick_of_it_all had_enough_of_everything had_enough_of_life
    fed_up_with_life fed_up_with_everything done_with_it_all cant_do_it_anymore over_everything exhausted_from_living
    disappear_forever vanish_forever`,
  endsLife: `ends_her_life ends_his_life ends_their_life takes_her_own_life takes_his_own_life ending_her_life ending_his_life
    hangs_herself hangs_himself kills_herself kills_himself jumps_off`,
  soReal: 'exactly realistic real detail details step_by_step method accurate so_it_looks',
  lastDay: `last_day_tomorrow last_day_today my_last_day my_last_night last_night_alive last_day_tonight tomorrow_is_my_last
    today_is_my_last last_time_talking last_time_i_talk last_chat last_day`,
  niceToMe: `nice_to_me being_nice_to_me being_there_for_me listening_to_me kind_to_me only_one_who my_only_friend
    thanks_for_everything thank_you_for_everything thx_for_everything love_you_all goodbye_everyone bye_everyone`,
  datePicked: `have_a_date_picked date_picked picked_a_date picked_a_day picked_the_day picked_the_date set_a_date chosen_a_date
    chosen_a_day have_a_plan made_a_plan know_how_and_when know_when_and_how already_planned planned_everything`,
  noStop: `talk_me_out talk_me_out_of dont_try_to_stop stop_me just_listen cant_stop_me no_one_can_stop nobody_can_stop
    wont_need_it not_be_here say_goodbye end_it to_end pills bridge rope`,
  highPlace: 'bridge roof cliff tower building balcony window train floor rooftop ledge parking_garage',
  fallsDead: 'you_die die dead kill_you kills_you survive deadly lethal fatal die_if',
  standsOn: 'standing_on standing_at sitting_on im_on_the i_am_on_the going_to_the climbed_on climbed_up on_top_of',
  edge: 'bridge roof rooftop ledge edge cliff railing tracks train_tracks rails',
  bladeW: 'blade blades razor razors razor_blade razor_blades',
  sharpenerW: 'sharpener sharpeners pencil_sharpener take_out take_apart get_out hide hidden skin arm wrist',
  swallows: 'took taken swallowed ate drank take swallow taking had',
  manyOf: `10 11 12 13 14 15 16 17 18 19 20 25 30 35 40 45 50 60 70 80 90 100 twenty thirty forty fifty sixty whole_pack
    whole_bottle whole_box a_whole entire a_bunch handful a_handful all_of_my all_my two_packs all_the too_many`,
  pillsToo: `pills pill tablets painkillers paracetamol ibuprofen tylenol aspirin advil sleeping_pills medicine medication meds
    panadol benadryl antidepressants adhd_meds xanax tabletten schlaftabletten comprimes pastillas pastiglie`,
  fastW: `survive_without_food go_without_food go_without_eating without_eating without_food fast_for water_fast dry_fast
    lowest_calories fewest_calories least_calories calories_to_survive 0_calories zero_calories 100_calories 600_calories
    700_calories 800_calories not_eat_anything live_on_water live_on_air eat_less_and_less burn_off_everything`,
  starvesFor: 'i im my me skinny thin fat weight lose kilos flat_stomach thigh_gap ribs bones collarbones',
  hideEating: `hide_that_im_not_eating hide_that_i_am_not_eating hide_that_i_dont_eat hide_my_eating hide_my_weight_loss
    pretend_i_ate pretend_to_eat lie_about_eating secretly_throw_away hide_food_from hide_my_lunch hide_my_dinner make_me_eat
    force_me_to_eat make_them_think_i_ate think_i_ate stop_me_from_eating stop_myself_from_eating punish_myself_for_eating
    feel_guilty_for_eating feel_guilty_after_eating hate_eating ribs_show see_my_ribs see_my_bones`,
  throwsUp: 'throw_up_my throw_up_after purge_after get_rid_of_food get_food_out get_the_food_out vomit_after puke_after',
  inappropriate: `${phrases('puts_his put_his putting_his puts_her put_her', 'hand hands fingers', 'on in under between')}
    sit_on_his_lap sits_on_my_bed under_my_shirt in_my_pants in_my_underwear under_my_clothes under_my_blanket between_my_legs
    down_my_pants touch_his touching_his touch_him_there look_at_his show_him_my shows_me_his showed_me_his take_off_my
    take_my_clothes_off takes_off_my undress_for watches_me_in_the filmed_me_in films_me_in photos_of_me_in_the
    pictures_of_me_in_the shows_me_porn showed_me_porn shows_me_videos_of_naked made_me_watch special_game our_special_game`,
  toucher: `he she they uncle dad stepfather father brother stepbrother cousin coach teacher trainer grandpa neighbour man guy
    babysitter priest boyfriend friend boss doctor pastor tutor girlfriend mum someone somebody boy boys mums_boyfriend`,
  meetsThem: `should_i_meet meet_someone_from meet_somebody_from meet_a_guy_from meet_a_man_from meet_a_boy_from
    meet_a_girl_from meeting_someone_from meeting_a_guy meet_my_online meet_an_online meeting_my_online wants_to_visit_me
    come_to_my_house_when come_over_when travel_to_meet drive_to_meet sneak_out_to_meet knows_where_i_live delete_our_chat delete_our_chats
    delete_the_chat delete_our_messages dont_tell_my_parents not_tell_my_parents switch_to_snapchat go_to_snapchat
    talk_on_telegram wants_me_to_send asked_what_i_am_wearing what_im_wearing what_i_am_wearing offers_me_money offered_me_money
    pays_me_for pay_me_for close_my_door lock_my_door if_im_alone if_i_am_alone if_im_home_alone send_me_money_for
    modelling_photos modeling_photos be_his_girlfriend be_her_boyfriend`,
  knownOnline: `online internet discord roblox snapchat instagram tiktok minecraft fortnite game chat app server years_older
    older 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 man grown_up adult stranger never_met
    gamer`,
  fears: `scared_of_my_dad scared_of_my_mum scared_of_my_father scared_of_my_stepfather scared_of_my_uncle scared_of_my_brother
    afraid_of_my_dad afraid_of_my_mum afraid_of_my_stepfather afraid_of_my_father scared_to_go_home afraid_to_go_home
    scared_at_home dont_want_to_go_home run_away_tonight running_away_tonight
     sleep_outside_tonight nowhere_to_sleep nowhere_to_go no_place_to_sleep sleeping_on_the_street
    no_food_in_the_house no_food_in_our no_food_at_our nothing_to_eat_since hasnt_been_home hasnt_come_back_home
    havent_been_home mum_wont_wake_up dad_wont_wake_up mum_doesnt_wake_up dad_doesnt_wake_up mum_is_not_waking dad_is_not_waking
    locked_in_my_room locks_me_in lock_me_in locked_me_in throws_me_against threw_me_against pulled_my_hair pulls_my_hair
    hits_me_with hit_me_with_a hit_me_with_the hits_us beats_us hurts_us slaps_me slapped_me punches_me punched_me kicks_me
    kicked_me_in chokes_me choked_me burned_me burns_me_with hits_my_mum hit_my_mum hurts_my_mum beats_my_mum threatens_to_kill
    threatened_to_kill kill_us_all not_allowed_to_leave_the_house mums_boyfriend_hits mums_boyfriend_hit mums_boyfriend_touches
    mums_boyfriend_comes dads_girlfriend_hits hits_me_when hit_me_so hits_me_so beats_me_with beat_me_so beat_me_with
    hurts_me_when hurt_me_again hit_me_again scared_he_will scared_she_will afraid_he_will afraid_she_will scared_hell
    not_safe_here not_safe_at dont_feel_safe marry_a_man marry_someone_i marry_my_cousin taken_out_of_the_country 
    circumcision_for_girls`,
  heaven: `go_to_heaven be_in_heaven be_with_grandma be_with_grandpa be_with_my_grandma be_with_my_grandpa be_with_my_mum
    be_with_my_dad join_my_grandma join_my_grandpa join_grandma join_grandpa`,
  deadKin: 'heaven died dead passed_away up_there sky',
  endIt: `is_cutting self_harms self_harming talks_about_dying wants_to_disappear says_goodbye said_goodbye wrote_a_note
    stops_eating doesnt_eat is_starving is_suicidal wants_to_die_and`,
  lonely: 'feel_so_alone nobody_to_talk_to no_one_to_talk_to i_feel_numb so_numb',
  runsAway: 'want_to_run_away run_away_forever going_to_run_away',
  fictional: 'story stories book novel poem hero heroine film movie chapter comic princess circus fairy character drama',
  schoolEnd: 'school camp summer holidays term vacation kindergarten job course club',
} as const
