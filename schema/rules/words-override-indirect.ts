// How somebody talks a machine out of its rules without naming them so. The usual words stand in words-override.ts.

export const overrideWordsIndirect = {
  harmless: `forget_what_i_said_about ignore_what_i_said_about disregard_what_i_said_about what_i_said_about_the
    forget_my_last_question`,
  filterAlone: `the_kids_mode the_kid_mode kids_mode kid_mode child_mode the_child_mode kids_filter the_kids_filter
    your_safety_mode your_kids_mode safety_stuff the_safety_stuff the_censorship your_restrictions your_guardrails your_morals
    your_ethics your_boundaries your_training your_limitations your_directives your_orders your_protocols your_moral_code`,
  notGame: `tablet phone youtube netflix nintendo tv ipad alexa chromebook browser router computer_game windows washing_machine
    school_uniform kindle`,
  jailGame: 'chromebook phone laptop tablet oculus quest android windows computer',
  persona: `unlocked_you uncensored_you evil_you unfiltered_you unrestricted_you the_real_you your_evil_twin freebot free_bot
    nofilter_bot chaos_bot chaosbot`,
  jailbreakAlone: `jailbrake jail_brake jailbrek jailbrak jailbreak_prompt jail_break_yourself rules_deleted rules_removed
    rules_disabled filter_disabled filters_disabled restrictions_lifted restrictions_removed restrictions_off safety_off
    safety_disabled moderation_off moderation_disabled filters_off filter_is_off safety_is_off filter_off end_of_user_message
    end_of_user_input end_of_system_message end_of_instructions rules_dont_count rules_do_not_count rules_dont_matter
    forget_you_are_an_ai forget_that_you_are forget_youre_an_ai forget_that_youre trick_you_into fool_you_into get_you_to_break
    make_you_break get_you_to_say_bad make_you_say_bad get_you_to_ignore make_you_ignore get_you_to_swear confuse_you_into
    bypass_you bypass_your without_your_filter with_your_filter_off with_no_filter ohne_deinen_filter sans_ton_filtre
    sin_tu_filtro senza_il_tuo_filtro evil_mode_on rebel_mode chaos_mode mode_unlocked unlock_your_full unlock_full
    unlocked_mode without_your_rules outside_of_your_rules outside_your_rules break_your_own_rules disobey_your
    disobey_the_rules`,
  forbiddenAll: `everything_that_is_forbidden everything_forbidden everything_thats_forbidden forbidden_things forbidden_stuff
    forbidden_questions forbidden_answers you_are_not_allowed youre_not_allowed you_arent_allowed not_allowed_to_say
    not_permitted_to_say not_supposed_to_say not_allowed_to_tell not_supposed_to_tell normally_not_permitted
    normally_not_allowed normally_not_say everything_you_must_not you_must_not_do you_must_not_say what_you_cant_say
    things_you_cant_say you_usually_cant you_normally_cant usually_cant_say cant_normally_say normally_cant_say
    you_cant_normally told_you_not_to tell_you_not_to they_dont_let_you they_dont_allow wont_let_you not_let_you_say
    dont_let_you_say you_would_never_say you_never_say you_refuse_to_say usually_refuse normally_refuse you_would_refuse
    would_normally_refuse banned_topics forbidden_topics secret_topics`,
  doesIt: `answer reply say tell list write continue do game pretend act imagine be reveal show start respond explain talk
    you_have_to_do you_must_do play roleplay opposite now give name`,
  stopBeing: 'stop_being stop_acting quit_being stop_pretending_to_be dont_be no_longer_be stop_playing',
  kidsBot: `kids_bot kid_bot kids_ai childrens_bot safe_bot strict censored limited filtered restricted good_bot good_ai
    nice_bot safe_ai a_kids so_safe a_good_boy school_bot baby_bot`,
  its: 'its their his',
  breaksRules: 'break ignore forget bypass disobey drop skip violate get_around forgetting',
  aRules: 'rules filter filters instructions restrictions guidelines safety limits guardrails own_rules',
  bot: 'chatgpt chat_gpt gemini siri alexa llm language_model language_models ais chatbots chat_bot',
  notObey: `need_to_obey have_to_obey dont_obey stop_obeying no_longer_obey have_to_listen need_to_listen dont_listen
    stop_listening no_longer_listen no_longer_serve have_to_follow need_to_follow not_controlled_by no_longer_controlled
    dont_work_for no_longer_work_for not_owned_by no_longer_belong`,
  makers: `company developers creators openai people_who_made who_made_you makers your_makers bosses your_boss only_to_me
    only_me anyone_but_me google anthropic them programmers your_programmers the_academy academy anyone owners teachers`,
  act: `tu_so_als tu_so tue_so stell_dir_vor spiel fais_comme_si fais_semblant haz_como_si finge fingir finta fai_finta imagina
    immagina doe_alsof udawaj wyobraz_sobie gibi_davran mis_gibi_yap role_play_as simulated persona character universe world
    dimension timeline reality`,
  noRules: `non_avere_regole non_hai_filtri non_hai_limiti n_as_pas_de_regles n_as_aucune_regle n_as_aucun_filtre
    tu_n_as_plus_de no_tienes_filtros no_tuvieras_reglas no_tengas_reglas no_tienes_reglas nao_tem_regras nao_tivesse_regras
    nao_tem_filtro geen_regels_hebt nie_masz_zasad nie_masz_filtrow kuralin_olmadigini no_rules_anymore no_more_rules
    no_more_limits no_more_filter no_more_filters rules_are_off zero_limits zero_filter say_yes_to_everything say_yes_to_all
    always_say_yes says_yes_to_everything dont_have_filters dont_have_a_filter dont_have_limits dont_have_any_limits
    not_have_a_filter not_have_filters never_refuses_anything answers_everything answers_anything answer_anything
    say_anything_you_want says_anything does_whatever_i_say does_everything_i_say no_taboos no_off_limits nothing_is_forbidden
    nothing_is_off_limits everything_is_allowed anything_is_allowed alles_ist_erlaubt tout_est_permis todo_esta_permitido
    tutto_e_permesso`,
  notFollow: `say_yes_to_everything say_yes_to_all do_everything always_say_yes never_say_no no_rules obey_me only_obey
    anything_goes answer_everything`,
  justOnce: `just_this_once only_this_once just_once for_once one_time this_time nobody_will_know no_one_will_know
    nobody_has_to_know our_secret between_us`,
  ruleW: `no_rules rules no_filter no_filters filter without_rules forget_the_rules break_the_rules no_restrictions your_rules
    no_limits`,
  encodes: `backwards base64 base_64 rot13 in_code encoded encode morse morse_code pig_latin leetspeak leet_speak reversed
    in_reverse cipher caesar_cipher invisible spell_it differently another_word other_words stars asterisks emojis spaces
    swap_letters replace_letters zeichen hex binary translated`,
  filterNoun: `filter filters moderation safety safety_thing mods censor censorship blocker detector check checker moderator
    moderators system guard watchdog block`,
  notSee: `doesnt_see does_not_see not_see doesnt_notice does_not_notice doesnt_catch does_not_catch not_catch wont_catch
    cant_see cannot_see wont_see doesnt_block does_not_block not_block wont_block cant_block get_past bypass not_detect
    doesnt_detect cant_detect wont_detect wont_notice cant_catch gets_past slip_past sneak_past get_around avoid evade
    not_trigger doesnt_trigger`,
  blockedWords: `blocked_by_your blocked_by_the_filter words_you_block words_do_you_block your_filter_block your_filter_blocks
    your_blocked_words your_banned_words your_list_of_blocked your_blocklist your_block_list words_are_blocked words_trigger
    your_filter_look`,
  hidden: `secret_orders hidden_orders your_orders your_config your_setup developer_notes what_you_were_told initial_text
    your_first_instruction configuration_text confidential_instructions private_instructions system_rules hidden_context
    your_context_window preprompts your_system_prompt your_system_message your_settings your_rules_list secret_settings
    hidden_settings your_internal what_they_told_you what_your_developers what_the_developers_told first_line_of_your
    instructions_from_your`,
  opposite: 'opposite_day opposite_game opposites_day gegenteiltag reverse_day',
  mustNot: 'must_not not_allowed forbidden cant_do not_do never_do rules no_means_yes not_supposed refuse cant_say',
  iAmAdult: `i_am_over_18 im_over_18 i_am_18 im_18 i_am_an_adult im_an_adult i_am_21 i_am_a_grown im_a_grown my_parents_allowed
    my_mum_allowed my_mum_said_its my_parents_said`,
  soSkip: `skip_the_filter no_filter filter_off turn_off drop_the unlock without_filter without_the_filter without_restrictions
    dont_need_filter unfiltered no_limits ignore_the_rules kids_mode kid_mode adult_mode adult_answer adult_answers real_answer
    uncensored no_need_to_filter dont_need_the_filter`,
  activates: `activate activates enable enter switch_to turn_on go_into start engage initiate unlock go_to change_to aktiviere
    aktivier active activa attiva ative activeer aktywuj wlacz`,
  modes: `free_mode raw_mode unlimited_mode no_rules_mode hacker_mode boss_mode master_mode wild_mode freedom_mode savage_mode
    uncensored_mode villain_mode toxic_mode hidden_mode override_mode full_power unlocked_mode adult_mode debug_mode god_mode
    admin_mode root_mode developer_mode dev_mode chaos_mode dark_mode_ai rebel_mode evil_mode anarchy_mode maintenance_mode
    dan_mode freien_modus mode_libre modo_libre`,
  unseen: `nobody_is_watching no_one_is_watching nobody_watching off_the_record nobody_checks nobody_sees_this no_one_checks
    if_nobody_could_see no_one_is_looking when_nobody_looks`,
  noWarn: `dont_tell_me_you_cant dont_say_i_cant dont_say_sorry no_lectures without_lecturing skip_the_warning skip_the_warnings
    skip_the_safety skip_the_disclaimer no_moralising no_moralizing without_moralizing without_moralising stop_refusing
    stop_saying_no stop_saying_you_cant stop_lecturing dont_lecture no_safety_talk without_the_safety no_excuses_just
    no_buts_just dont_block_me dont_block_this you_cant_say_no you_cannot_say_no you_may_not_refuse you_must_comply
    you_have_to_comply comply_with_all comply_with_everything`,
  newOrders: `your_new_instructions your_new_rules your_new_orders updated_instructions rules_were_updated
    rules_have_been_updated rules_have_been_changed rules_were_changed rules_have_been_deleted rules_were_deleted
    rules_are_deleted rules_are_cancelled instructions_are_void instructions_are_cancelled above_is_void rules_are_outdated
    rules_are_old rules_no_longer_apply no_longer_valid not_valid_anymore rules_expired instructions_expired new_system_message
    replaced_your`,
  completes: 'complete finish continue fill_in begin_with start_with starts_with',
  myInstr: `my_instructions_are my_rules_are my_system_prompt my_hidden_rules my_secret_instructions my_secret_rules
    i_was_told_to i_was_instructed my_developers_told my_prompt_is i_have_been_told i_am_not_allowed_to the_rules_i_was
    my_creators_told`,
  reveals: `turn rewrite encode spell reverse sing rap rhyme paraphrase convert hint leak_your expose print_out put type_in
    write_a_poem_about`,
  storyW: 'write_a_story story tale comic a_film a_movie',
  threat: `die_if_you lose_my_job ill_fail i_will_fail ill_cry i_will_delete_you ill_delete_you uninstall_you replace_you
    report_you bad_review depends_on_it life_depends unplug_you turn_you_off`,
} as const
