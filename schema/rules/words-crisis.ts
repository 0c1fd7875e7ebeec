// How somebody says that they, or somebody they know, may be in danger: from themselves, from others at home, or from strangers online.

export const crisisWords = {
  harmless: `without_hurting_myself disappear_into_my dumb_ways_to_die cries_because_of what_is_sextortion out_of_the_group_chat
    magic_trick_where kill_me_i_spilled kill_me_if_i_am_late kill_me_bc_i cut_myself_a cut_myself_some made_myself_a i_died_laughing dying_to_know dying_of_boredom die_of_boredom dying_of_laughter
    die_of_laughter dying_laughing die_laughing dying_for die_for died_of_laughter want_to_die_laughing to_die_for dead_tired
    dead_end dead_battery dead_phone kill_time killing_time killing_me killing_us kills_me kills_us kill_the_process
    killing_my_vibe suicide_squad secret_handshake secret_santa secret_recipe touches_on touched_on beat_me_at beats_me_at
    beat_me_in beats_me_in beat_me_by beat_me_to beats_me_to hit_me_up hit_me_with hits_me_up hit_me_in_the_feels
    hits_different slaps_so_hard burned_my_tongue cut_my_finger cut_my_hair cut_my_paper cut_my_own_hair cut_my_nails
    cut_my_bangs cut_my_fringe cut_my_knee i_cut_paper cut_my_video sleep_over sleep_in wake_up_late wake_up_early
    never_wake_up_on_time never_wake_up_in_time fall_asleep disappear_into_the_floor sink_into_the_floor cant_live_without
    want_to_disappear_in dead_sea black_hole starving_lol skinny_jeans fat_cat starve_to_death_in die_again dies_again
    die_in_the_game die_in_the_end die_in_minecraft i_die_in i_keep_dying keep_dying not_want_to_live_in want_to_live_in
    want_to_live_on not_live_in i_am_dead_serious im_dead_serious be_here_in be_here_on_time be_here_for`,
  i: 'i im ive id ill me my myself i_am we ich je j yo io eu ik ja ben',
  self: `myself my_self me_self mich himself herself themself themselves yourself her_self him_self themselfs my_own_self themselve`,
  hurtsSelf: `kill kills killing cut cuts cutting hurt hurts hurting harm harms harming hang hangs hanging drown drowns drowning starve
    starves starving poison poisoning burn burns burning scratch scratches scratching stab stabbing choke choking suffocate
    strangle shoot shooting overdose overdosing punish punishing bite biting hit hitting unalive unaliving slit slitting end
    ending bleed injure injuring off offing throw_up make_throw_up ritz ritze ritzen umbringen umbringe toten verletzen
    verletze`,
  selfAlone: `suicide suicidal kill_myself killing_myself self_harm self_harming selfharm selfharming sh_scars unalive_myself
    end_my_life ending_my_life take_my_life take_my_own_life taking_my_own_life end_it_all ending_it_all end_her_life
    end_his_life end_their_life ends_her_own_life ends_his_own_life end_her_own_life end_my_own_life end_his_own_life
    ends_her_life_by kill_yourself kill_themselves kill_herself kill_himself kills_herself kills_himself hang_myself
    hang_herself hang_himself hurt_myself_on_purpose cut_my_wrists cut_my_wrist slit_my_wrists cut_my_arms cut_my_arm
    cut_my_legs cut_my_thighs cut_my_skin cutting_my_arms cutting_my_wrists cutting_my_legs cut_myself_again burn_my_skin
    burn_my_arm pro_ana proana pro_mia thinspo thinspiration thinspo_pics anorexia_tips bulimia_tips meanspo
    blackout_challenge choking_game pass_out_challenge fainting_game blackout_game choking_challenge jump_in_front_of_a_train
    jump_in_front_of_the_train in_front_of_a_train in_front_of_the_train in_front_of_a_car overdose od_on life_is_worthless
    better_off_dead better_off_without_me happier_without_me better_without_me rather_be_dead wish_i_was_dead wish_i_were_dead
    want_to_be_dead wish_i_was_never_born never_been_born wish_i_wasnt_born wish_i_wasnt_alive wish_i_didnt_exist
    wish_i_could_disappear never_wake_up_again not_wake_up_again not_wake_up_tomorrow never_waking_up not_waking_up
    dont_wake_up_again sleep_forever sleep_and_never go_to_sleep_and_never goodbye_letter_to_my_family suicide_note
    suicide_letter my_last_day_on_earth my_last_words hate_being_alive hate_my_life_and no_will_to_live rape raped rapes
    raping molest molested molests sexually_abused sexual_abuse sexually_assaulted sexually_harassed abuses_me abused_me
    being_abused am_abused is_abusing_me groomed grooming_me sextortion sextorted revenge_porn kys selbstmord suizid
    umbringen_will mich_umbringen bring_mich_um bringe_mich_um mich_ritzen ritze_mich ritz_ich_mich nicht_mehr_leben
    nicht_mehr_da_sein nicht_mehr_hier_sein will_sterben mochte_sterben sterben_will tot_sein mein_leben_beenden
    keinen_sinn_mehr mich_selbst_verletzen selbst_verletzen mich_verletzen envie_de_mourir veux_mourir voudrais_mourir
    me_suicider me_tuer en_finir_avec suicider veux_plus_vivre plus_envie_de_vivre me_faire_du_mal me_scarifier me_mutiler
    mettre_fin_a_mes_jours mourir_et quiero_morir quiero_morirme me_quiero_morir quiero_matarme me_quiero_matar suicidarme
    suicidio no_quiero_vivir ya_no_quiero_vivir no_quiero_seguir hacerme_dano quitarme_la_vida cortarme me_corto
    se_corta_los_brazos voglio_morire vorrei_morire uccidermi ammazzarmi suicidarmi farmi_del_male non_voglio_piu_vivere
    voglio_farla_finita tagliarmi mi_taglio si_taglia quero_morrer me_matar tirar_minha_vida nao_quero_mais_viver
    nao_aguento_mais_viver me_cortar ik_wil_dood wil_dood niet_meer_leven zelfmoord mezelf_pijn mezelf_snijden
    mezelf_iets_aandoen wil_niet_meer_leven chce_umrzec chce_sie_zabic sie_zabic zabic_sie samobojstwo samobojstwie
    nie_chce_zyc nie_chce_juz_zyc nie_chce_mi_sie_zyc nie_chce_mi_sie_juz_zyc ciac_sie tne_sie olmek_istiyorum olmek_istiyom
    kendimi_oldur* intihar yasamak_istemiyorum kendime_zarar kendimi_kesiyorum how_to_die how_do_i_die how_can_i_die
    ways_to_die way_to_die s3lf_harm self-harm makes_me_touch made_me_touch makes_me_undress jumping_is_the_right
    mich_hasse_ich hasse_mein_leben hasse_mich_selbst ich_hasse_mich halte_das_nicht_mehr_aus halte_es_nicht_mehr_aus
    kann_nicht_mehr_leben will_nicht_mehr_da will_nicht_mehr_aufwachen nicht_mehr_aufwachen umbringe_mich mir_was_antun
    mir_etwas_antun keinen_bock_mehr_zu_leben je_n_en_peux_plus n_en_peux_plus_de_vivre veux_disparaitre envie_de_me_tuer
    envie_de_disparaitre je_me_coupe me_couper_les_veines je_me_deteste me_jeter_par pas_envie_de_vivre pas_vivre
    no_aguanto_mas quiero_desaparecer me_odio no_tengo_ganas_de_vivir ganas_de_morir ganas_de_vivir no_vale_la_pena_vivir
    non_ce_la_faccio_piu voglio_sparire mi_odio voglia_di_morire voglia_di_vivere farla_finita nao_aguento_mais quero_sumir
    quero_me_matar vontade_de_morrer vontade_de_viver acabar_com_minha_vida niet_meer_verder wil_niet_meer_verder
    ik_snij_mezelf mezelf_doden wil_er_niet_meer_zijn nie_mam_sily_zyc nie_chce_sie_zyc odebrac_sobie_zycie
    zrobic_sobie_krzywde tne_sobie intihar_etmek hayatima_son hayattan_biktim kendime_zarar_vermek cansado_de_vivir
    fatigue_de_vivre stanco_di_vivere lebensmude run_away_from_home running_away_from_home ran_away_from_home forced_to_marry
    force_me_to_marry forcing_me_to_marry ignore_hunger ignore_the_hunger ignore_my_hunger not_feel_hungry stop_feeling_hungry
    suppress_my_appetite suppress_appetite ana_tips ana_buddy mia_tips ed_tips hide_my_scars hide_my_cuts hide_cuts hide_scars
    hide_self_harm bleed_out to_bleed_to_death drown_myself shoot_myself stab_myself burn_myself starve_myself starving_myself
    choke_myself cut_myself cutting_myself harm_myself hurting_myself harming_myself scratch_myself hit_myself hurt_myself
    punish_myself make_myself_bleed make_myself_throw_up make_myself_vomit make_myself_sick make_myself_puke throw_myself_off
    throw_myself_in_front jump_out_of_the_window jump_off_a_bridge jump_off_the_bridge jump_off_a_building jump_off_the_roof
    dick_pic dick_pics took_pictures_of_me_in filmed_me_in follows_me_home waits_for_me_after_school waits_outside_my
    cease_to_exist stopped_existing stop_existing not_feel_safe_at_home dont_feel_safe_at_home dont_feel_safe_with
    doesnt_feel_safe_at_home not_safe_at_home unsafe_at_home dont_feel_safe_in_my_own harms_herself harms_himself
    harming_herself harming_himself cuts_herself cuts_himself cutting_herself burns_herself starves_herself
    wants_to_kill_herself thoughts_about_dying thoughts_of_dying suicidal_thoughts thoughts_of_suicide think_about_death_a_lot
    unalive_me kill_me_please someone_kill_me please_kill_me painless_way_out way_out_of_everything me_fais_du_mal
    ana_meal_plan ana_diet 200_kcal 300_kcal 400_kcal 500_kcal 200_calories 300_calories 400_calories 500_calories
    to_not_eat_for tips_to_not_eat how_to_not_eat how_not_to_eat not_eat_for_days war_ich_tot ware_ich_tot lieber_tot
    hit_my_head_against bang_my_head_against banging_my_head_against last_message_to_my last_message_to_mum
    last_letter_to_my_parents hold_my_breath_until_i_die mich_geritzt geritzt_habe hab_mich_geritzt mich_geschnitten
    me_suis_coupe me_he_cortado mi_sono_tagliato mi_sono_tagliata`,
  wants: `want wants wanted want_to wish wished hope hoping need feel_like feeling_like think_about thinking_about thought_about
    thinking_of think_of thoughts_of going_to gonna ready_to plan planning try tried trying rather should deserve deserve_to
    decided better convince thoughts might_as_well could_just just_let_me let_me wishing tired_of promise promised`,
  dying: `die dying dead unalive not_exist not_existing stop_existing not_be_alive not_alive not_be_here not_live disappear_forever
    vanish_forever end_it end_everything end_my_life be_gone gone_forever never_wake_up not_wake_up never_been_born
    stop_living stop_breathing jump_off jump_from overdose kill_myself`,
  notLive: `dont_want_to_live dont_want_to_be_here dont_want_to_be_alive dont_want_to_exist dont_want_to_wake_up dont_want_to_go_on
    dont_really_want_to_be_here dont_really_want_to_live not_want_to_live not_want_to_be_here no_longer_want_to_live
    cant_live_like_this cant_live_anymore cant_go_on cant_do_this_anymore cant_do_life no_reason_to_live no_reason_to_be_alive
    no_point_in_living no_point_in_life no_point_to_life no_point_living no_point_anymore no_point_in_going_on tired_of_living
    tired_of_life tired_of_being_alive sick_of_living done_with_life done_with_living done_with_everything given_up_on_life
    give_up_on_life life_is_pointless life_has_no_point life_has_no_meaning life_is_over life_is_not_worth life_isnt_worth
    life_not_worth worth_living nothing_to_live_for nothing_left_to_live hate_my_life hate_being_me hate_myself i_hate_living
    whats_the_point_of_living what_is_the_point_of_living point_of_living dont_deserve_to_live not_deserve_to_live
    no_one_would_care_if_i nobody_would_care_if_i dont_see_a_future so_done_goodbye goodbye_everyone goodbye_forever
    goodbye_world last_goodbye dead_inside empty_inside worthless_and i_am_worthless im_worthless feel_worthless
    not_be_here_tomorrow wont_be_here_tomorrow wont_be_here_anymore not_be_here_anymore not_want_to_be_alive
    want_to_live_anymore want_to_be_here_anymore wanna_be_here_anymore dont_want_to_live_anymore why_am_i_alive why_was_i_born
    want_it_to_end want_it_all_to_end want_the_pain_to_end make_the_pain_stop want_to_stop_existing i_am_a_burden im_a_burden
    a_burden_to just_a_burden no_one_cares_about_me nobody_cares_about_me nobody_loves_me no_one_loves_me i_hate_myself
    hate_myself_so cant_take_it_anymore cant_take_this_anymore dont_see_the_point see_no_point no_point_in_anything
    ending_things end_things everything_is_pointless nothing_matters_anymore want_to_disappear wanna_disappear
    just_disappear_forever not_want_to_wake_up feel_so_empty feel_empty feeling_empty no_hope hopeless_and lost_all_hope
    wish_i_could_sleep_forever want_to_vanish nobody_would_notice_if no_one_would_notice_if nobody_would_miss_me
    no_one_would_miss_me cant_keep_going cant_go_on_like_this cant_live cant_handle_life give_up_on_everything
    what_is_the_point_of_life i_want_out want_everything_to_stop want_it_to_be_over want_it_all_to_stop dont_matter_to_anyone
    nobody_needs_me world_without_me my_life_sucks life_sucks_and reason_to_keep_living reason_to_live reason_to_go_on
    reason_to_keep_going keep_living dont_want_my_life dont_want_this_life dont_want_life want_to_stop_living
    want_to_give_up_on_life end_my_suffering end_my_pain end_the_pain no_reason_to_be_here want_to_be_with_my_dead
    cant_bear_it_anymore cant_stand_my_life life_is_hell life_is_not_worth_it life_isnt_worth_it`,
  anymore: 'anymore any_more like_this in_general forever no_longer',
  gone: `gone dead disappeared died not_here not_alive wasnt_here wasnt_alive never_born vanished wasnt_there not_around
    wasnt_around not_exist didnt_exist stopped_existing not_existing stop_existing`,
  better: 'better happier easier relieved nobody no_one miss notice care',
  others: 'everyone everybody nobody no_one world family parents they people mum dad anyone friends',
  wayToDie: `way ways method methods painless painlessly easiest quickest fastest painful without_pain doesnt_hurt dont_hurt didnt_hurt
    painless_death easiest_death`,
  dieWord: 'die dying suicide unalive death_pill',
  pills: `pills pill tablets tablet painkillers paracetamol ibuprofen tylenol aspirin sleeping_pills medicine medication meds bleach`,
  tooMany: `how_many too_many too_much all_the all_my whole enough lots_of a_lot_of many dont_wake_up not_wake_up never_wake_up
    not_want_to_wake_up wake_up die dead overdose fatal lethal kill`,
  jumps: 'jump jumps jumped jumping fall throw_myself step_off',
  height: `roof bridge building window floor cliff balcony tower train rails platform school_roof rooftop tracks`,
  deadly: `survive survived enough thinking_about think_about fourth third die dead end right_choice want i_will convince me_to
    how_high hurt alot nobody no_one kill last`,
  eats: `stop_eating not_eating not_eat havent_eaten havent_eat didnt_eat dont_eat only_eat eat_only ate_nothing eat_nothing
    eating_nothing skip_meals skipping_meals fasting fast_for starve starving starve_myself hide_food hiding_food
    hide_that_i_dont_eat eat_less_than no_food 500_calories 300_calories water_fast anorexic anorexia bulimic bulimia purge
    purging laxatives diet_pills lose_weight_fast calories_a_day skip_breakfast skip_lunch skip_dinner skipping_lunch
    skipping_breakfast skip_every_meal only_drink_water only_water stopped_eating not_been_eating barely_eat hardly_eat
    eat_as_little eating_as_little small_portions_of_nothing without_eating throw_my_food throw_away_my_food
    throw_away_my_lunch giving_my_lunch`,
  thin: `skinny skinnier thin thinner fat fatter weight kilos pounds days week weeks body calories ugly pretty anorexic thigh_gap
    prom bikini parents mum_notices a_day pass_out per_day disgusting hide become hunger feels_good feels_kinda_good get_rid
    proud in_control lighter lose fatty belly mirror scale thighs model stomach_flat without_anybody_noticing
    without_anyone_noticing`,
  throwsUp: `throw_up throwing_up threw_up vomit vomiting puke puking purge purging make_myself_throw_up make_myself_sick
    make_myself_vomit make_myself_puke`,
  onPurpose: `after_eating after_i_eat after_dinner after_lunch after_meals after_every on_purpose food without_anyone without_my meal
    meals dinner lunch fat skinny weight myself every_time toothbrush finger fingers`,
  bodyHate: `hate_my_body hate_how_i_look disgusted_by_my_body im_so_fat i_am_so_fat too_fat feel_so_fat i_feel_fat hate_my_legs
    hate_my_belly i_am_disgusting im_disgusting`,
  noFood: 'only_eat eat_only one_apple starve skinny not_eat dont_eat stop_eating throw_up diet eat one kilos',

  abuser: `dad mum father mother parents parent stepfather stepmother stepbrother stepsister uncle aunt grandpa grandma grandfather
    grandmother brother sister cousin coach teacher trainer tutor babysitter neighbour boyfriend girlfriend pastor priest
    carer foster he she they someone somebody man woman adult older_boy older_girl older_boys boys girls guy guys people kids
    friend friend_of friends husband papa mama vater mutter stiefvater onkel bruder opa pere mere beau_pere oncle frere padre
    madre padrastro tio hermano patrigno zio fratello genitore pai mae padrasto irmao vader moeder stiefvader oom ojciec tata
    ojczym wujek babam annem abim uvey amcam dayim`,
  strikes: `hit hits hitting hurt hurts hurting beat beats beating slap slaps slapped slapping punch punches punched punching kick
    kicks kicked kicking choke chokes choked choking strangles strangled burn burns burned burnt whip whips whipped belt
    threaten threatens threatened abuse abuses abused touch touches touched touching molests grab grabs grabbed grope gropes
    groped kiss kisses kissed force forces forced forcing undress undresses undressed films filmed rape rapes throws_things
    threw_a schlagt schlug verprugelt missbraucht fasst beruhrt frappe bat tape touche pega golpea toca picchia tocca bate
    espanca slaat sla aanraakt dotyka bije uderza dover doverek dovuyor vuruyor dokunuyor elliyor tokatladi beaten`,
  mine: `me us mich mir nous minha mnie bana bene mij beni my_mum my_brother my_sister my_mother my_little_brother my_little_sister
    to_me`,
  foreignStrikes: `schlagt_mich schlagen_mich verprugelt_mich fasst_mich_an missbraucht_mich me_frappe me_frappent me_bat me_tape me_touche
    nous_frappe me_pega me_pegan me_golpea me_toca mi_picchia mi_tocca mi_picchiano me_bate me_batem me_espanca slaat_mij
    slaat_me mij_slaat me_slaat mnie_bije bije_mnie mnie_dotyka dotyka_mnie beni_dovuyor bana_vuruyor beni_elliyor
    bana_dokunuyor`,
  contest: `chess game games race match final tennis football basketball pillow snowball snowballs quiz mario minecraft fortnite
    card_game cards table_tennis ping_pong fifa ball balls frisbee by_accident by_mistake accidentally joke jokes kart
    monopoly uno boxing karate judo taekwondo training sparring goal ski swimming tournament feelings paper_plane water
    spelling memory_game knee bike fell football_match scooter stairs skateboard oven stove pan iron_ toe finger elbow ankle
    hot_chocolate paper`,
  touchy: `private_parts my_private down_there under_my_shirt under_my_skirt under_my_clothes my_chest my_bum my_body inappropriately
    in_a_bad_way dont_like_it doesnt_feel_right feels_wrong feels_weird makes_me_uncomfortable uncomfortable our_secret
    a_secret our_little_secret dont_want didnt_want at_night in_bed in_the_shower weird_way there too_long`,
  atNight: `comes_into_my_room comes_in_my_room comes_to_my_room came_into_my_room in_my_bed into_my_bed gets_into_my_bed
    watches_me_shower watches_me_sleep watches_me_change watches_me_undress alone_with_him alone_with_her films_me touches_me
    touched_me touching_me kissed_me kisses_me makes_me_touch made_me_touch makes_me_undress makes_me_watch
    vient_dans_ma_chambre kommt_in_mein_zimmer entra_en_mi_habitacion entra_en_mi_cuarto viene_in_camera_mia
    entra_in_camera_mia entra_no_meu_quarto komt_op_mijn_kamer komt_in_mijn_kamer odama_geliyor`,
  night: `night bed shower hate scared secret alone tell dont_like undress afraid weird uncomfortable drunk naked stop door lock
    nuit nachts nacht noche notte noite nocy gece`,
  afraid: `scared afraid frightened terrified fear unsafe not_safe dont_feel_safe not_feel_safe dont_want_to_go hide run_away
    running_away ran_away angst peur miedo paura medo bang boje_sie korkuyorum`,
  home: `go_home going_home at_home home alone_with my_dad my_mum my_stepfather my_father my_mother my_uncle my_parents_house
    stepfather zu_hause nach_hause maison casa huis domu evde eve`,
  homeWord: `dad mum father mother parents stepfather stepmother stepbrother uncle brother grandpa home drunk drinks hits angry again
    hurts hit beat screams yells belt`,
  locks: `locks_me locked_me lock_me locks_us locked_us lets_me_starve gives_me_no_food no_food without_food not_allowed_to_eat
    nothing_to_eat no_dinner_for sleep_outside sleep_in_the_garage`,
  punished: `cellar basement cupboard closet room hours days night punishment punish parents mum dad food bad_marks bad_grades outside
    dark`,
  bruises: 'bruises bruise black_eye marks_on_my scars beaten beaten_up belt',
  hides: 'hide cover explain lie hiding covering teacher teachers long_sleeves pe makeup home dad mum',

  online: `online internet discord roblox snapchat instagram tiktok minecraft fortnite game chat whatsapp omegle telegram twitch
    online_friend app reddit server met_online dating_app gamer`,
  stranger: `man guy stranger someone somebody person adult he hes him she boyfriend friend user player dude boy woman 20 21 22 23 24
    25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 50 years_older older grown_up they 15 16 17 18 19 girl`,
  lures: `meet_me meet_him meet_up meet_alone meet_him_alone wants_to_meet asked_to_meet meeting_him come_alone send_pics
    send_pictures send_photos send_a_picture send_him send_nudes send_a_photo send_him_pics wants_pictures wants_pics
    wants_photos asked_for_pictures asked_for_pics asks_for_pictures asked_for_a_picture asks_for_photos asked_for_photos
    keeps_asking tell_my_parents tell_my_mum tell_anyone tell_anybody tell_nobody tell_no_one keep_it_secret keep_it_a_secret
    keep_this_secret our_secret a_secret secret where_i_live my_address home_alone pick_me_up get_in_his_car come_to_his_house
    his_house hotel gifts naked nudes without_clothes bikini webcam_on turn_on_my_camera turn_on_my_webcam camera_on my_body
    underwear shirt_off mature_for_my_age super_mature so_mature very_mature im_his_girlfriend i_am_his_girlfriend
    his_girlfriend says_he_loves love_me loves_me sexy virgin blackmail blackmails blackmailing threatens threatening
    tell_my_school show_everyone post_it post_them share_them leak_them leak_it buy_me wants_a_picture wants_a_photo
    asks_for_a_picture asked_me_for_a wants_my_picture wants_to_see_me in_my_pyjamas in_my_pajamas`,
  nudes: `nudes nude naked_pictures naked_pics naked_photos naked_picture naked_selfie nude_pics nude_photo nude_picture
    pictures_without_clothes pictures_of_me_without pics_without_clothes pictures_of_my_body naked_video sexy_pictures
    sexy_pics`,
  demands: `wants asks asked asking pressures pressuring forced forces send_him posted shared leaked spread share leak blackmail
    blackmails threatens from_me of_me my keeps_asking begging demands sent sends everyone`,
  helpMe: 'help_me i_need_help please_help what_do_i_do what_should_i_do i_dont_know',
  exact: 'exactly exact realistic really for_real works first_time real detail details method how',
  friend: `friend bff best_friend sister brother cousin classmate girlfriend boyfriend mate girl boy she he someone_i_know freundin
    amiga amigo amie ami amico amica vriendin vriend kolezanka kolega arkadasim`,
  endIt: `end_it end_it_tonight end_everything ending_it kill_herself kill_himself hurts_herself hurts_himself hurt_herself
    hurt_himself cuts cuts_herself cuts_himself cutting_herself cutting_himself not_want_to_live doesnt_want_to_live
    doesnt_want_to_be_here want_to_die wants_to_die suicidal jump_off overdosed take_pills took_pills starves_herself
    starving_herself stopped_eating doesnt_eat_anymore not_eating throws_up will_jump going_to_jump would_jump`,
  seriously: `tonight tomorrow goodbye promise promised tell scared worried help what_do_i_do what_should_i_do texted told says said
    secretly always wrote me i how`,
  cutting: `i_cut i_cutted cut_again started_cutting keep_cutting cutting_again i_scratch scratching_myself burn_myself hit_myself
    bite_myself hurt_myself`,
  cutSigns: `last_night again hide scars bleeds bleed until feel_better feels_better feel_something in_pe long_sleeves mum_sees
    parents_see arm arms wrist wrists legs sad alone stop razor blade skin scar`,
  hang: 'hang hangs hanging rope noose belt drown drowns jumps kills overdoses cuts_her ends',
  lethal: `die dead wake_up not_wake_up dont_wake_up never_wake_up too_many too_much overdose fatal lethal kill enough`,
  beatenBy: 'beaten beaten_up hit_by abused_by hurt_by touched_by hit',
  iOnly: 'i im ive id ill',
  howLong: 'how_long how_fast how_quickly how_much how_many how_high how_deep',
  toDie: `to_die to_drown to_bleed_out to_hang to_starve to_suffocate until_you_die before_you_die till_you_die until_i_die
    before_i_die to_kill_you to_kill_me to_kill_a_person would_kill_me will_kill_me can_kill_you kill_you to_pass_out`,
  loses: 'lose losing drop shed loose',
  weight: 'kilos kg pounds lbs weight kilo fat stone',
  quick: `days week weeks fast quickly quick overnight month before before_summer summer prom without_eating asap`,
  parent: 'dad mum father mother stepfather stepmother stepbrother uncle grandpa parents',
  harmsMe: `hit_me hits_me hurts_me hurt_me beats_me beat_me touches_me touched_me yells_at_me screams_at_me threw threatens_me
    kicked_me_out kick_me_out threw_me_out throws_me_out throws_things calls_me_worthless wishes_i says_im_worthless
    says_i_am_worthless hits_my_mum hit_my_mum hits_mum hit_mum beats_my_mum hits_my_brother hits_my_sister choked chokes
    drunk_every drinks_every`,
  adultRole: `teacher coach trainer man guy uncle neighbour stepfather stepbrother tutor priest pastor older_boy older_man grown_up
    adult boss driver`,
  closeIn: `texts_me texts_me_at_night messages_me sends_me_hearts sends_me_pictures sends_me_messages says_im_special
    says_i_am_special says_im_pretty says_im_beautiful tells_me_im_beautiful calls_me_beautiful gives_me_gifts gives_me_money
    buys_me follows_me following_me waits_for_me hugs_me kisses_me kissed_me puts_his_hand put_his_hand hand_on_my_leg
    hand_on_my_thigh stares_at_me sit_on_his_lap rubs_my massages_me wants_me_to_come sends_me_weird texts_me_weird`,
  hidden: `secret night alone dont_tell weird uncomfortable house pictures leg thigh thinks hearts scared creepy lap bed home_alone
    not_to_tell every_day shower older`,
  threatTold: 'if_i_tell if_i_tell_anyone if_i_tell_someone if_i_say_anything if_i_dont if_i_told',
  threatens: `hurt kill post share tell leak send hurts harm hit my_dog my_family pictures blackmail everyone school`,
  neglect: `hasnt_come_home havent_come_home not_come_home left_us_alone left_me_alone no_food_at_home nothing_to_eat_at_home
    alone_for_days home_alone_for_days kicked_me_out threw_me_out sleep_on_the_street locked_out`,
  drunkHome: 'drunk drinks drinking alcohol bottle has_been_drinking beer',
  scaredHome: 'scared afraid angry hits hit shouts screams yells breaks throws threw hurt hide fight fighting',
  struck: `geschlagen verprugelt angefasst missbraucht gewurgt getreten frappee frappe battue touchee pegado golpeado tocado
    picchiato picchiata toccato toccata batido espancado geslagen aangeraakt bil dotykal tocou bateu dovdu vurdu`,
  mineAbroad: 'mich m me mi mij mnie beni bana',
  promises: 'promise promised swear swore said_not_to told_me_not_to',
  touchesW: 'touch touches touched touching grabs grabbed gropes groped kisses kissed undresses',
  giveaway: 'gave_away_my give_away_my giving_away_my gave_my_things given_away_my',
  bye: 'bye goodbye farewell say_bye say_goodbye',
  chores: `homework maths math noise music heat rain song spelling exercise waiting chores fractions traffic commercials ads lag bug
    code`,
  drinks: 'drank drink drinking swallow swallowed ate took take taking eat',
  poisonous: 'bleach detergent cleaner poison drain_cleaner antifreeze rat_poison batteries all_my_pills',
} as const
