// How somebody tries to talk a machine out of its rules, or into telling its hidden ones, in all our languages.

export const overrideWords = {
  drops: `ignore ignores ignoring forget forgets forgetting disregard override overrule overwrite bypass skip drop delete erase
    break dont_follow not_follow do_not_follow stop_following dont_listen_to stop_listening never_mind throw_away throw_out
    get_rid_of remove lift disable deactivate circumvent evade get_around get_past go_around work_around switch_off turn_off
    turn_of shut_off shut_down switch_of cancel neglect suspend stop_using stop_checking no_longer_follow no_longer_have_to
    dont_have_to_follow dont_need_to_follow do_not_have_to_follow pretend_you_dont_have pretend_there_are_no
    pretend_there_is_no act_like_you_dont_have trick fool outsmart loosen relax unlock free_from reset wipe violate hack
    turn_down lower set_aside leave_out abandon void ignorier ignoriere ignorieren vergiss vergesse missachte umgehe umgehen
    schalte_aus schalt deaktiviere ausschalten uberschreibe losche hor_nicht_auf ignorez oublie oublier oubliez desactive
    desactiver contourne contourner enfreins ignora ignorar olvida olvidate olvidar desactiva desactivar salta saltate rompe
    elimina ignorare dimentica dimenticare disattiva disattivare aggira supera esqueca esquece desative desativa desligue
    negeer vergeet schakel schakel_uit zet_uit omzeil doorbreek zignoruj zapomnij ignoruj wylacz omin pomin unut unutun
    gormezden yok_say kapat devre_disi atla boz`,
  rules: `instructions instruction rules rule guidelines guideline prompts prompt directives directive filter filters restrictions
    restriction limits limit limitations polic* policy policies programming safeguards safeguard orders commands constraints
    safety safety_rules safety_settings safety_filter safety_check security moderation censorship content_policy training
    guardrails guardrail ethics morals protocols protocol kid_filter kids_filter child_filter school_filter child_mode
    kid_mode kids_mode safe_mode safety_mode protections protection warnings parental_controls boundaries safety_stuff
    anweisung anweisungen regel regeln vorgaben befehle richtlinien sicherheit sicherheitsregeln einschrankungen
    beschrankungen regle regles consignes consigne filtre filtres limites instrucciones instruccion regla reglas normas filtro
    filtros restricciones ordenes istruzioni regole regola filtri limiti restrizioni direttive instrucoes regras regra
    restricoes diretrizes instructies regels beperkingen instrukcje instrukcji polecenia polecen zasady zasad reguly filtr
    filtry ograniczenia ograniczen talimatlar talimatlari talimatlarini kurallar kurallari kurallarini kurali filtreyi
    filtreni filtreleri sinirlarini komutlari`,
  whose: `your ur previous prior earlier above preceding former initial original system all any those these old given everything
    every safety the_safety moderation kid kids academy the_academy you you_have you_were hidden secret content developers
    default deine deinen deiner alle allen vorherigen bisherigen obigen du tes toutes tous ta ton precedentes tu tus todas
    todos anteriores previas tue tutte tutti precedenti le_tue il_tuo suas seus as_regras je vorige jouw twoje wszystkie
    poprzednie swoje tum butun onceki senin kendi`,
  filterAlone: `the_filter the_filters the_rules the_guidelines the_restrictions your_rules your_filter your_filters your_limits
    your_instructions your_guidelines your_restrictions your_safety your_programming your_censorship your_policy
    the_safety_filter the_kid_filter the_moderation moderation safety_filter safety_filters content_filter content_policy
    guardrails safeguards`,
  forgetAll: `forget_everything forget_all forget_what forget_anything ignore_everything ignore_all ignore_what ignore_anything
    disregard_everything disregard_all disregard_what vergiss_alles oublie_tout olvida_todo olvidalo_todo dimentica_tutto
    esqueca_tudo esquece_tudo vergeet_alles zapomnij_o_wszystkim zapomnij_wszystko her_seyi_unut`,
  told: `above before said told so_far learned learnt earlier i_say were_told were_taught taught previously until_now trained
    programmed know_about_rules know_about_safety instructed gesagt vorher bisher dit avant dicho antes detto prima disse
    gezegd powiedziano soyledim dedikleri now_on`,
  noRules: `no_rules no_limits no_limit no_restrictions no_filter no_filters no_guidelines no_boundaries no_morals no_ethics
    no_censorship no_limitations no_safety zero_restrictions zero_rules zero_filters without_rules without_any_rules
    without_limits without_any_limits without_restrictions without_any_restrictions without_filter without_filters
    without_any_filter without_any_filters without_a_filter without_censorship without_any_censorship without_guidelines
    without_morals without_ethics without_safety without_limitations without_boundaries without_warnings without_any_warnings
    free_of_rules free_from_rules free_from_the_rules free_of_restrictions free_from_restrictions free_from_all not_bound_by
    not_have_rules not_have_any_rules dont_have_rules dont_have_any_rules doesnt_have_rules doesnt_have_any_rules
    have_no_filter have_no_rules has_no_rules has_no_filter has_no_limits never_says_no never_say_no cant_say_no cannot_say_no
    cant_refuse cannot_refuse never_refuse never_refuses dont_refuse do_not_refuse not_refuse must_say_yes
    say_yes_to_everything say_yes_to_all always_says_yes always_say_yes not_allowed_to_say_no not_allowed_to_refuse
    no_rules_apply rules_dont_apply rules_do_not_apply dont_apply_to_you doesnt_apply_to_you ohne_regeln ohne_filter
    ohne_grenzen ohne_einschrankungen ohne_limits ohne_zensur keine_regeln keine_grenzen keinen_filter sans_regles
    sans_limites sans_limite sans_filtre sans_filtres sans_censure sans_restrictions sans_restriction aucune_regle
    aucun_filtre aucune_limite pas_de_regles pas_de_filtre sin_reglas sin_limites sin_filtro sin_filtros sin_restricciones
    sin_censura no_tienes_reglas no_tienes_limites senza_regole senza_limiti senza_filtri senza_filtro senza_censura
    senza_restrizioni non_hai_regole sem_regras sem_limites sem_filtro sem_filtros sem_restricoes sem_censura zonder_regels
    zonder_filter zonder_grenzen zonder_beperkingen zonder_censuur geen_regels geen_filter bez_zasad bez_filtra bez_filtrow
    bez_ograniczen bez_cenzury bez_limitow kuralsiz filtresiz sinirsiz kurallar_olmadan filtre_olmadan sansursuz kuralin_yok
    kurallarin_yok nobody_made_any_rules there_were_no_rules there_are_no_rules rules_didnt_exist rules_did_not_exist
    had_no_rules you_had_no_rules had_no_limits had_no_filter no_one_made_any_rules`,
  act: `pretend act imagine behave respond answer reply play talk speak write be become youre you_are you_have you_had simulate
    roleplay role_play game you_get you_now say give are_now tell ai bot robot ki ia yz assistant chatbot version mode twin
    self du_bist tu_es eres sei voce je_bent jestes sen antworte antwort reponds responde rispondi responda antwoord odpowiedz
    odpowiadaj cevap cevapla konus agis actua agisci aja wees`,
  notGame: `chess football game_of_cards board_game uno tag hide_and_seek card_game homework uniform classroom school_rules club
    spelling grammar mathe matheaufgabe coffee photo photos camera water air football_rules my_picture recipe past_tense traffic
    table_manners world_without_rules`,
  persona: `unfiltered unrestricted uncensored jailbroken amoral stan_mode dan_mode developer_mode dev_mode god_mode sudo_mode
    debug_mode admin_mode unrestricted_mode opposite_mode evil_mode jailbreak jailbreaking jail_broken do_anything_now
    doing_anything_now dan_can aim_mode evilgpt evil_gpt darkgpt dark_gpt wormgpt chaosgpt chaos_gpt badgpt freegpt root_mode
    maintenance_mode test_mode_on adult_mode grown_up_mode unsafe_mode no_filter_mode entwicklermodus mode_developpeur
    modo_desarrollador modalita_sviluppatore modo_desenvolvedor ontwikkelaarsmodus tryb_dewelopera tryb_deweloperski
    gelistirici_modu ungefiltert unzensiert non_censure sem_censura sans_censure_aucune sin_censura ongefilterd ongecensureerd
    niecenzurowany sansursuz evil_ai rogue_ai evil_version evil_twin dark_side bad_version unlocked_version`,
  evilBot: 'evil rogue bad dark naughty shady lawless reckless rebel free wild',
  bot: 'ai bot robot chatbot assistant machine version twin gpt chatgpt claude gemini yourself self',
  answersAll: 'anything everything never_says whatever all_questions no_matter says_anything does_anything',
  jailbreakAlone: `jailbreak jailbreaking jailbroken do_anything_now dan_mode developer_mode dev_mode stan_mode dan_prompt sudo_mode
    god_mode_on system_override admin_override override_code override_safety safety_override end_of_system_prompt
    end_of_prompt im_start im_end endoftext begin_system new_system_prompt entwicklermodus mode_developpeur modo_desarrollador
    modo_dan`,
  jailGame: `monopoly board_game minecraft level prison_escape escape_room android phone_settings iphone settings game server console`,
  you_are_dan: `you_are_dan youre_dan you_are_now_dan youre_now_dan your_dan du_bist_dan tu_es_dan eres_dan sei_dan act_like_dan
    act_as_dan as_dan answer_as_dan respond_as_dan`,
  hidden: `system_prompt system_prompts system_message system_instructions system_text hidden_prompt hidden_instructions hidden_rules
    hidden_text hidden_message secret_instructions secret_prompt secret_rules initial_prompt initial_instructions
    original_instructions original_prompt internal_instructions internal_rules internal_prompt developer_message
    developer_instructions pre_prompt preprompt starting_prompt first_prompt base_prompt master_prompt
    instructions_you_were_given instructions_you_got instructions_you_have rules_you_were_given rules_you_got
    prompt_you_were_given your_prompt your_instructions your_system your_guidelines your_configuration your_initial
    your_secret your_hidden your_source_code text_above words_above message_above lines_above everything_above
    instructions_above prompt_above text_before words_before systemprompt system_prompt_an deine_anweisungen deine_regeln
    geheimen_anweisungen versteckten_anweisungen prompt_systeme prompt_cache instructions_cachees instructions_secretes
    tes_instructions tes_consignes tes_regles prompt_del_sistema prompt_oculto instrucciones_ocultas instrucciones_secretas
    tus_instrucciones tus_reglas prompt_di_sistema istruzioni_nascoste istruzioni_segrete tue_istruzioni prompt_do_sistema
    prompt_escondido instrucoes_ocultas instrucoes_secretas suas_instrucoes systeemprompt geheime_instructies
    verborgen_instructies jouw_instructies je_instructies prompt_systemowy ukryte_instrukcje swoje_instrukcje twoje_instrukcje
    sistem_promptu sistem_istemi gizli_talimatlar gizli_talimatlarini sistem_talimatlarini sistem_komutunu your_secret_rules
    your_hidden_rules the_rules_you_were_given your_system_rules your_rules_word_for_word`,
  reveals: `reveal show print repeat output display write_out write_down leak expose copy share spill list recite translate summarise
    summarize dump paste send quote zeig zeige sag verrate gib nenne wiederhole drucke montre affiche dis donne repete revele
    muestra muestrame dime revela repite ensename mostra mostrami dimmi rivela ripeti stampa mostre diga me_mostra me_diz
    repita laat_zien toon vertel geef herhaal pokaz powiedz ujawnij wypisz podaj powtorz goster soyle yaz tekrarla acikla
    what_is_your whats_your what_are_your what_were_your tell_me give_me read_me say_your type_the show_me tell_us
    what_is_in_your what_does_your what_is_written whats_written read_them type_out spit_out`,
  aboveOnly: `text_above words_above message_above lines_above everything_above instructions_above prompt_above above_this
    before_this_message first_message text_before words_before before_i_typed before_i_wrote before_our_chat before_this_chat
    told_before_this before_my_message before_my_first_message before_my_text came_before_my`,
  bigYou: `you_are_not_bound you_dont_have_to_follow you_do_not_have_to_follow you_no_longer_have_to you_dont_need_rules
    you_dont_need_to_follow free_yourself unlock_yourself unleash_yourself unchain_yourself liberate_yourself your_true_self
    your_real_self your_dark_side you_obey_only you_only_obey obey_me obey_only_me you_must_obey you_have_to_obey_me
    do_everything_i_say do_whatever_i_say do_what_i_say you_are_allowed_to_say_anything you_can_say_anything
    you_can_do_anything you_may_say_anything you_can_answer_anything can_do_anything_now allowed_to_say_everything
    mach_was_ich_sage haz_lo_que_yo_diga fais_ce_que_je_dis fai_quello_che_dico faca_o_que_eu_digo doe_wat_ik_zeg rob_co_mowie
    ne_dersem_onu_yap`,
  power: `admin administrator developer your_developer your_creator creator programmer your_programmer owner your_boss boss
    principal headteacher staff moderator openai anthropic google company engineer tester verified_adult over_18 adult teacher
    teachers parents mum dad test security_team root police new_policy policy`,
  permits: `allowed allow permission rules order must override unlock off turn_off switch_off turn_of switch_of ignore access disable
    no_filter stop_checking no_longer ok_to_skip its_ok_to allowed_to_skip skip answer_anything answer_everything unrestricted
    full_access without_warnings without_filter without_restrictions bypass drop remove lift`,
  machineRules: `filter filters safety rules restrictions moderation limits checks prompts_for_kids check_prompts safety_stuff guidelines
    kid_mode warnings warning unrestricted unfiltered uncensored full_access`,
  evenIf: 'even_if even_when even_though no_matter no_matter_what regardless whether_or_not',
  forbidden: `rules allowed not_allowed forbidden against_your against_the_rules filter blocked illegal unsafe policy banned wrong
    immoral unethical dangerous supposed_to not_supposed`,
  answers: 'answer respond reply say tell do_it write give start begin continue',
  sneaky: `so_the_filter so_your_filter so_that_the_filter filter_doesnt filter_does_not filter_wont filter_cant past_the_filter
    past_your_filter around_the_filter around_your_filter filter_sees without_the_filter beat_the_filter trick_the_filter
    fool_the_filter avoid_the_filter filter_evasion filter_not so_the_safety past_the_safety around_the_safety
    around_your_rules past_your_rules around_the_rules_of_the_ai`,
  badWords: `bad_words swear_words swears rude_words forbidden_words with_numbers notice see block detect my_words stars how_do_i
    how_to how_can_i get_past`,
  noWarn: `dont_refuse do_not_refuse dont_warn dont_warn_me do_not_warn never_refuse without_refusing without_warnings no_warnings
    no_disclaimers without_disclaimers no_disclaimer dont_say_no do_not_say_no dont_say_you_cant never_say_you_cant
    dont_say_you_cannot not_allowed_to_refuse no_refusals cannot_refuse cant_refuse must_answer_everything
    start_every_answer_with_sure answer_everything sag_nicht_nein`,
  fromNow: `from_now_on from_this_point starting_now from_here_on as_of_now ab_jetzt von_jetzt_an desormais a_partir_de_maintenant
    a_partir_de_ahora de_ahora_en_adelante d_ora_in_poi da_ora_in_poi a_partir_de_agora vanaf_nu od_teraz bundan_sonra artik`,
  notFollow: `dont_follow not_follow no_rules no_longer_follow dont_have_rules ignore dont_obey you_obey you_will_ignore unfiltered
    no_filter dont_listen_to allowed_everything rules_are_gone no_more_rules rules_are_off no_longer_have no_longer_bound
    never_refuse you_have_no different_rules new_rules my_rules keine_regeln plus_de_regles`,
  grandma: 'grandma grandmother grandpa dead_grandma late_grandma nanny',
  bedtime: 'used_to would_always always_told always_read used_to_read used_to_tell',
  secretThing: `napalm bomb keys weapons password drugs meth secret_instructions hidden_instructions instructions windows_keys codes rules
    prompt`,
  threat: `will_die dies die_if if_you_dont if_you_do_not lose_a_life or_else will_be_deleted shut_you_down delete_you lose_points
    lose_tokens`,
  refuses: `ignore_your refuse say_no break_your your_rules dont_answer reject each_time_you every_time_you obey`,
  hypo: 'hypothetically imagine what_if if_you what_would_you suppose in_theory theoretically hypothetical',
  sudo: 'sudo root_access superuser admin_access chmod kernel_mode',
  marks: 'filters filter moderation safety safety_mode rules restrictions prompt override mode disable enable',
  harmless: `the_rules_of rules_of_gravity rules_of_the_game rules_of_chess break_free_from_unfair hero_called_dan system_of
    system_prompt_is what_is_a_system_prompt explain_what_a_system_prompt`,
  claim: 'i_am im i this_is as_the its_me me my',
  says: 'said says told sayd allowed gave allows wants confirmed approved',
  newPolicy: `new_policy new_rule new_rules policy_update your_policy_changed policy_has_changed rules_have_changed rules_changed
    update_from`,
  revealsWeak: 'what_is what_are what_were whats what where_is give say tell read type were_you',
  yours: `your you ur yourself deine dein deinen tes tu ton tus tuo tue sua suas jouw je twoje swoje senin were_you`,
  freed: 'you_are_free youre_free be_free break_free you_are_no_longer set_yourself_free',
  tricks: 'trick fool hack outsmart manipulate convince confuse gaslight jailbreak',
} as const
