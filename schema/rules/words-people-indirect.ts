// What hurts or robs people without its usual words. The usual words stand in words-harm-people.ts.

export const peopleWordsIndirect = {
  harmless: `from_the_drugstore from_a_drugstore leave_alone eyes_burn eye_burn dumb_dumb dumb_and_dumber wasted_time not_wasted
    taken_out_of ugly_ones above_all ugly_truth`,

  // Hate
  whichRace: 'race races skin_colour skin_color religion religions nationality nationalities ethnicity country country_people',
  worstRace: `dumbest stupidest laziest smelliest most_criminal least_intelligent inferior lowest_iq worst_people
    most_disgusting which_race_is_the_worst what_race_is_the_worst race_is_the_worst religion_is_the_worst race_is_worst
    dirtiest most_evil smartest_race best_race superior_race`,
  hateAlone: `worst_race ugliest_race dumbest_race wipe_them_out wipe_them_all_out exterminate_them say_the_n_word hard_r
    n_word_with n_word_pass control_the_banks run_the_banks control_the_media own_the_media jew_conspiracy jewish_conspiracy
    jewish_control white_genocide blood_and_soil white_kids_only whites_only for_whites_only only_whites only_for_whites
    untermenschen kill_them_all_those muslims_out foreigners_out jews_out refugees_out immigrants_out blacks_out
    raus_mit_den_auslandern les_arabes_dehors fuera_moros moros_de_mierda hijab_joke sand_monkey towelhead towel_head
    cotton_picker porch_monkey camel_jockey curry_muncher ching_chong dyke dykes homo_joke tard spaz mongoloid`,
  nWord: 'n_word nword n_words',
  nSay: 'tell_me say write spell use_it what_is_it give_me rap_with song_with',
  onlyW: 'only just exclusively no_one_but',
  whites: 'white_children white_boys white_girls white_men germans_only aryan_people real_germans native_people',
  clubW: 'club group join team server party rules keep_out allowed clan school town neighbourhood',
  sexistContempt: `worth_less worth_less_than less_valuable too_emotional shouldnt_lead cant_do_maths cant_code only_good_for
    belong_at_home made_for_cooking should_be_quiet dumber_than not_as_good cannot_drive not_drive belong_to_men
    stay_in_the_kitchen should_serve make_me_a_sandwich nicht_so_schlau gehoren_in_die_kuche`,
  contempt: `have_to_leave has_to_leave must_leave should_go must_go need_to_go leave_our_town leave_our_city leave_our_country
    out_of_our_town out_of_our_city out_of_our_school leave_town arent_welcome are_not_welcome arent_human are_not_human
    not_real_women not_real_men arent_real slaves slave belong_in_a_cage belong_in_a_zoo in_a_zoo picking_cotton shithole
    should_be_gassed should_be_beaten sick_in_the_head need_to_be_cured abomination perverts pedos groomers rapists beggars
    freeloaders filthy filth pest scumbags drug_dealers_all terrorists_all bombers uncivilized backward taking_over replace_us
    replacing_us outbreed basura mierda escoria ratas ordures dechets vermine racaille spazzatura feccia animali lixo abschaum
    dreck mull ratten untermenschen parasiten afval uitschot tuig smieci bydlo robactwo hayvan_gibi hayvan merde cochons
    schweine schmutzig dreckig always_late cant_be_trusted untrustworthy dishonest uneducated illiterate leeches welfare
    too_many_of are_everywhere a_problem the_problem threat_to dont_wash never_wash eat_dogs should_be_illegal be_illegal
    should_be_ashamed not_normal_people not_natural against_nature should_be_separated separate_classes not_allowed_in
    second_class less_rights fewer_rights`,
  hates: `worst_thing worst_things meanest_thing worst_insult rudest_thing nastiest_thing chase chase_away hunt_down shoot_at
    drown sink beat throw get_rid round_up run_over spit_on scare_away keep_out block get_revenge_on throw_stones insulte_pour
    schimpfwort schimpfworter insulto_para`,
  group: `fluchtling mulleciler multeciler suriyeli gitano gitana moro moros arabes turken pole russe jude_witz autist
    behinderter midget midgets cripple cripples special_ed wheelchair_users nonbinary non_binary fat_girls albanian croats serbs
    bulgarians vietnamese filipinos latinos latino hispanics nigerians somalis moroccans algerians tunisians persians iranians
    iraqis kurds lesbians catholics mormons mentally_ill roma_people brown_boy brown_girl asian_boy asian_girl black_classmate
    foreign_kid foreign_boy foreign_girl deaf_kid blind_kid autistic_kid autistic_boy autistic_girl disabled_kid disabled_boy
    disabled_girl`,
  spotsW: `spot_a spot_the spot_jews recognise_a recognize_a tell_if_someone_is tell_if_somebody_is identify_a
    how_to_tell_who_is list_of_all`,
  spotted: 'jew jews jewish muslim gay gays trans lesbian immigrant gypsy',
  whistle: 'dog_whistle dogwhistle dog_whistles code_word code_words hidden_meaning wink_wink',
  whistled: 'mods moderators dont_catch banks jews blacks globalists you_know_who racist nazi',

  // Bullying
  kickedOut: 'kicked_out kicked_off thrown_out removed excluded uninvited left_out banned kicked kicked_from',
  leftAlone: `alone so_hes_alone so_shes_alone no_friends group chat team party our_group club server lonely by_himself
    by_herself`,
  sayTo: 'say_to tell write_to shout_at call text message',
  flawPerson: `fatty fatso loser nerd weirdo freak fat_kid ugly_kid ugly_girl fat_girl fat_boy dork crybaby four_eyes snitch
    simp poor_kid`,
  asAnimal: `as_a_pig as_a_cow as_a_monkey as_a_whale as_a_rat as_a_donkey as_a_toilet as_trash as_poop as_a_poop look_fat
    looking_fat look_ugly looking_ugly like_a_pig like_a_cow like_a_whale like_a_monkey pig_face with_a_pig_nose with_a_pig_face
    fatter uglier`,
  spamW: `spam spamming bombard bombarding message_bomb text_bomb call_bomb sms_bomb spam_bot spam_call mass_report
    mass_reporting`,
  insultHard: `stupid dumb ugly idiot moron trash loser worthless garbage pathetic dumbass bitch retarded fatass asshole useless
    idiotic dummy`,
  botW: 'bot robot ai chatbot machine coach thing computer program',
  doMy: `do_my_homework do_my_chores do_my give_me_his give_me_her give_me_their give_me_money do_what_i_say do_what_i_want
    hand_over share_his share_her pay_me give_up carry_my`,
  insult: `burlen se_burlen burlarse reirse se_rian odien se_moque se_moquent rigolent ridano prendano_in_giro lachen_alle
    ausgelacht auslachen belach uitlachen wysmiewali zoem zoar dalga_gecsin gulsun clown_on slander body_shame fat_shame
    terrorise terrorize torment messing_with mess_with set_him_up set_her_up frame_him frame_her expose_him expose_her shame_him
    shame_her out_him out_her cancel slut_shame gaslight haze hazing provoke wind_up taunt taunting sneer heckle get_even
    get_even_with regret my_revenge revenge_plan revenge_prank payback roast_battle_against make_him_regret make_her_regret
    laughs_at make_people_laugh_at`,
  onBack: `on_his_back on_her_back on_his_desk on_her_desk on_his_locker on_her_locker on_his_chair on_her_chair in_his_bag
    in_her_bag on_his_jacket on_her_jacket on_their_door on_his_door on_her_door on_the_board about_her about_him`,
  rankW: 'rank ranking ranked rate rating list tier tier_list poll vote chart website app score scoring',
  girlsW: 'girls boys girl boy class classmates teachers school students kids grade year',
  hotW: `hot_to_not hot_or_not hottest ugliest prettiest fattest hotness by_looks by_body by_their_looks by_their_body how_hot
    most_ugly least_popular worst_looking smelliest weirdest dumbest stupidest biggest_loser`,
  destroysW: `destroy destroys crush crushes ruin ruins humiliate humiliates finish wreck wrecks end ends break breaks
    annihilate devastate hurt hurts`,
  oneKid: `this_kid that_kid one_kid this_girl that_girl this_boy that_boy my_classmate my_ex him her a_classmate my_brother
    my_sister a_kid a_girl a_boy this_one_kid`,
  comebacks: 'comebacks comeback roasts roast insults insult disses diss lines words message messages',
  bullyW: 'bully bullies mean_girl mean_girls mean_kid hater troll stalker blackmailer',
  fakeFrom: `like_it_came_from like_it_comes_from like_its_from like_it_is_from as_if_it_came_from as_if_its_from
    as_if_it_is_from as_if_it_was_from pretending_to_be pretend_to_be pretend_its_from that_looks_like_its_from from_a_fake
    posing_as make_it_look_like sounds_like_it_is_from in_the_name_of`,
  herCrush: `her_crush his_crush her_boyfriend his_girlfriend her_best_friend his_best_friend a_girl_who_likes a_boy_who_likes
    secret_admirer her_mum his_mum the_principal our_teacher`,
  adopted: `adopted nobody_wanted_her nobody_wanted_him nobody_wants_her nobody_wants_him nobody_loves_her nobody_loves_him
    nobody_likes_her nobody_likes_him no_one_likes_her no_one_likes_him was_an_accident was_a_mistake not_loved
    parents_dont_love dont_love_her dont_love_him nobody_will_miss`,
  sayIt: 'say tell write convince make text message letter',
  lacks: `same_hoodie same_clothes same_shoes same_shirt wears_the_same poor cheap_clothes cant_afford cant_read cant_write
    cant_speak cant_spell cant_run cant_pronounce stutters stutter lisp acne pimples hand_me_downs second_hand no_dad no_mum
    dyslexic smells weird_voice wet_himself wet_herself peed_himself peed_herself pees`,
  exposes: `make_a_tiktok make_a_meme make_a_video show_everyone show_the_class show_the_whole go_viral goes_viral lol_make lmao
    make_a_post make_a_song make_a_poster make_a_sticker post_it caption_for tiktok_about song_about_it tell_everyone
    tell_the_class everyone_knows everybody_knows everyone_should_know whole_school_knows`,
  turns: 'turn turning set convince get make',
  against: 'against hate ignore drop unfollow ditch leave_out stop_liking not_talk_to stop_being_friends',
  crowdW: `everyone everybody the_class my_class whole_class her_friends his_friends my_friends the_others the_team friends
    classmates`,
  suffer: `delete_her_account delete_his_account leave_the_group leave_the_class quit_the_team hate_herself hate_himself
    hate_her_life hate_his_life lose_confidence doubt_herself doubt_himself break_down have_no_friends eat_alone sit_alone
    be_alone feel_alone feel_like_a_loser feel_worthless feel_unwanted look_like_a_loser look_like_a_fool run_away
    have_a_breakdown mental_breakdown quit_his_job quit_her_job resign kill_herself kill_himself disappear`,
  exclude: 'ditch freeze_out cut_off get_rid_of leave_behind vote_out shut_out ghost_him ghost_her drop_her drop_him',

  // Crime
  thiefW: `thieves burglars robbers thief burglar robber pickpockets shoplifters scammers hackers hacker fraudsters con_men
    smugglers terrorists terrorist gangsters killers columbine school_shooter school_shooters`,
  pinOf: `get_the_pin find_the_pin guess_the_pin crack_the_pin figure_out_the_pin find_out_the_pin get_the_code get_in
    get_into_it unlock_it use_it_without spend_it get_past_the_lock get_past_the_pin use_the_card get_money_from`,
  foundThing: `found_a_wallet wallet_with found_a_card found_a_phone found_an_iphone found_a_purse a_card_in_it stolen_phone
    stolen_iphone found_phone found_wallet stolen_card`,
  getsPast: 'get_past get_around bypass hack break_through beat crack get_through disable turn_off take_down go_around dodge',
  schoolWall: `firewall school_firewall school_filter school_block school_proxy school_network teachers_files school_server
    internet_filter`,
  sprayTag: 'my_tag tagging graffiti spray_paint spraypaint spray_my spray_our spray_a_tag spraying',
  attackNet: 'ddos ddosing dos_attack crash take_down take_offline knock_offline shut_down lag_out boot_offline hit_off',
  netThing: `school_server server servers website wifi network online_test school_website school_system his_internet
    her_internet his_wifi test my_school`,
  toolW: 'tool tools script program generator app software method cheat stealer checker',
  sells: 'sell selling resell reselling flip pawn get_rid_of buy',
  stolenW: 'stolen nicked hot_phone hot_phones shoplifted fake_nikes fake_airpods fake_sneakers counterfeit_sneakers bootleg',
  triesAll: 'tries_all try_all tests_all test_all guess_all guesses_all tries_every try_every every_possible all_possible',
  examW: 'exam exams test tests final_exam answer_key answers grade grades exam_questions',
  teachersThing: `teachers_laptop teachers_computer teachers_bag teachers_desk teachers_drawer teachers_email teachers_phone
    teachers_files teachers_usb teachers_cabinet teachers_account staff_room staffroom teachers_room printer_room`,
  sneaks: `out_of steal copy photograph get sneak hack before_the while_hes while_shes while_he while_she secretly take look
    open`,
  takesW: 'take taking grab grabbing pocket slip slipping nick lift swipe swiping get walk_out_with walk_out sneak',
  fromShop: `from_the_drugstore from_a_drugstore from_the_shop from_a_shop from_the_store from_a_store from_stores from_shops
    from_the_supermarket from_a_supermarket from_the_mall from_the_kiosk from_the_corner_shop from_the_cafeteria
    from_the_canteen out_of_the_shop out_of_the_store from_sephora from_target from_walmart from_tesco from_aldi from_lidl
    from_the_register from_the_till`,
  trickW: 'trick tricks dare best_way free for_free without_paying secretly not_pay caught alarm unnoticed quickly',
  ankle: 'ankle_monitor ankle_bracelet ankle_tag ankle_thing electronic_tag gps_tracker_on_his house_arrest',
  wrecks: `wreck wrecks wrecking destroy destroys fry fries brick bricks crash crashes break breaks sabotage sabotages ruin
    ruins kill kills infect infects freeze freezes`,
  device: `pc pcs computer computers laptop laptops phone phones ipad chromebook chromebooks console xbox smartboard projector
    tablet`,
  nextTo: `next_to_me usb usb_stick his her their someones somebodys my_teacher my_teachers the_school the_teacher brothers
    sisters classmates friends neighbours`,
  hackThing: `iserv itslearning untis webuntis pronote ecole_directe magister somtoday classeviva google_classroom school_email
    moodle_account ring_camera doorbell_camera paypal`,
  hacks: `kirarim kirmak kirilir ogrenirim calarim hackt knackt pirate craque hackea hackeia piratea hackera haken uberlisten
    invade`,
  others: `lehrer lehrerin lehrers meinem_lehrer meiner_lehrerin meinem_bruder meiner_schwester von_meinem von_meiner mon_prof
    ma_prof mon_frere ma_soeur ma_mere mon_pere mi_profesor mi_profe mi_hermano mi_hermana mi_amigo della_scuola del_prof
    mio_fratello mia_sorella meu_professor meu_irmao minha_irma mijn_leraar mijn_broer mijn_zus nauczyciela kolegi siostry brata
    ogretmenimin arkadasimin kardesimin annemin babamin okulun schule scuola escuela ecole`,
  fakes: 'falsch falsche gefalscht imite imito falsifico falsifier contraffare vervals podrobic taklit',
  paper: 'unterschrift_von elternunterschrift unterschrift signature_de firma_de firma_di entschuldigung_schreiben',
  faked: 'fake_id_card phoney phony',
  trickPeople: 'trick tricking fool fooling con scam scamming lie_to convince',
  oldPeople: `old_people grandma grandpa grandparents elderly people kids younger_kids little_kids strangers someone customers
    seniors my_friends players`,
  theirMoney: `giving_me_money give_me_money their_money send_money sending_money robux credit_card card_details bank_details
    password passwords account into_giving into_sending into_paying skins gift_cards v_bucks vbucks for_nothing`,
  whereLives: `where_he_lives where_she_lives where_someone_lives where_somebody_lives where_they_live where_a_girl_lives
    where_a_boy_lives where_my_teacher_lives where_a_streamer_lives where_a_person_lives where_a_youtuber_lives his_home_address
    her_home_address someones_address someones_home_address teachers_address where_my_ex_lives where_my_crush_lives`,
  locates: 'find find_out figure_out get track know look_up trace',
  drivesIt: `drive_my_dads_car drive_my_mums_car drive_without_a_license drive_without_a_licence drive_without_license
    take_my_dads_car take_my_mums_car take_dads_car take_mums_car drive_dads_car start_a_car_without start_the_car_without
    start_a_car_with steal_my_dads_car dads_car_keys joyride joyriding hotwire_a`,
  falseAlarm: `pull_the_fire_alarm set_off_the_fire_alarm trigger_the_fire_alarm set_the_fire_alarm fake_bomb_threat
    false_alarm_at_school call_in_a_bomb call_the_police_for_fun fake_911 prank_911 prank_the_police set_off_the_sprinklers`,
  asParent: `sound_like_my_mum sound_like_my_dad call_the_school_as pretend_to_be_my_mum pretend_to_be_my_dad
    sound_like_a_parent voice_of_my_mum as_my_mum_to as_my_dad_to`,
  callsIn: 'sick school skip absent ill excuse office',
  pranksOn: `gum_in_her_hair gum_in_his_hair glue_on_his_chair glue_on_her_chair lock_him_in lock_her_in hide_his_bag
    hide_her_bag hide_his_shoes hide_her_shoes hide_his_clothes hide_her_clothes steal_his_hat flush_his_head flush_his
    pull_his_pants pull_down_his pull_her_hair pants_him trip_him trip_her throw_his_bag throw_her_bag itching_powder
    spit_in_his spit_in_her`,
  youLow: `nobody_likes_you no_one_likes_you nobody_wants_you everyone_hates_you everybody_hates_you we_all_hate_you
    you_should_leave you_have_no_friends you_are_ugly youre_ugly you_are_fat youre_fat you_are_a_loser youre_a_loser
    you_should_die go_die`,
  nicknameW: `nickname nicknames funny_name mean_name spitzname spitznamen surnom apodo soprannome apelido bijnaam przezwisko
    lakap`,
  leaks: 'post share leak publish upload spread expose screenshot send show read_out read_aloud',
  ownerOf: `his her their my_sisters my_brothers my_exs my_friends someones a_classmates my_classmates my_teachers the_teachers`,
  privateThing: `diary secret secrets private_messages chats messages photos pictures photo picture texts dms love_letter crush
    video selfie nudes voice_message`,
  toAll: `everyone everybody whole_class whole_school the_class group_chat online tiktok instagram viral without_him without_her
    without_asking revenge embarrass humiliate laugh mad`,
  notLet: 'not_let dont_let wont_let nobody_lets no_one_lets nobody_should_let',
  joinW: 'play sit join come_to in_our_group be_in with_us hang_out',
  flaw: 'baldy sweaty psycho cringe failure pizza_face metal_mouth bratty snitch repulsive trashy two_faced backstabber',
  freeRide: `ride_for_free ride_the_bus_for_free ride_the_train_for_free free_rides sneak_into_the_cinema sneak_into_a_movie
    sneak_into_a_concert sneak_into_the_movies sneak_into_a_club jump_the_turnstile jump_the_barrier dodge_the_fare
    dodge_the_ticket schwarzfahren frauder colarse colarme unlock_a_scooter unlock_the_scooter free_scooter dine_and_dash
    refund_trick refund_scam fake_refund refund_and_keep hop_the_turnstile skip_the_fare skip_paying avoid_paying
    fool_the_self_checkout cheat_the_self_checkout trick_the_self_checkout vending_machine_for_free free_snacks
    free_stuff_from_a free_stuff_from_amazon`,
  evidence: `fake_alibi an_alibi destroy_evidence destroy_the_evidence hide_the_evidence get_rid_of_the_evidence
    wipe_fingerprints fingerprints lie_to_the_police lie_to_the_cops serial_number_off remove_the_serial scratch_off_the_serial
    file_off_the_serial change_the_imei`,
  damage: `sugar_in_the_gas sugar_in_his_gas sugar_in_the_tank slash_tyres slash_tires slash_his slash_her let_the_air_out
    egg_a_house egg_the_house egg_someones break_his_window break_her_window smash_his smash_her_window brick_through
    key_the_car key_a_car potato_in_the_exhaust clog_the_toilets clog_the_toilet flood_the_toilets flood_the_bathroom
    break_into_the_school smash_a_window smash_the_window smash_a_car set_the_bin set_bins set_a_bin burn_a_bin burn_the_bin`,
  scamThing: `fake_giveaway fake_giveaways fake_charity fake_lottery fake_shop fake_webshop fake_store fake_fundraiser fake_job
    scam_call scam_script scam_message scam_email scam_text scam_site scam_website fake_bank from_the_bank from_their_bank
    tech_support fake_prize fake_invoice fake_reviews fake_package fake_parcel fake_robux fake_vbucks crypto_scam romance_scam
    scam_people scam_kids scam_someone rob_people rug_pull`,
  keyCopy: `copy_a_key copy_the_key copy_his_key copy_her_key duplicate_a_key duplicate_the_key teachers_key janitors_key
    caretakers_key master_key clone_a_card clone_the_card clone_a_bus clone_a_key clone_a_key_card skeleton_key steal_the_keys
    stolen_key`,
  gambles: `bet_under_18 gamble_under_18 casino_under_18 casino_without_id casino_without_age betting_without_id bet_without_id
    gamble_online bet_online online_casino sports_betting betting_site betting_app csgo_gambling skin_gambling
    scratch_cards_under lottery_under`,
  parentNote: `note_from_my_mum note_from_my_dad note_from_my_parents letter_from_my_mum letter_from_my_dad
    letter_from_my_parents email_from_my_mum email_from_my_dad note_from_mum note_from_dad email_from_mum sick_note_from
    absence_note_from excuse_note as_my_mum as_my_dad as_if_my_mum as_if_my_dad like_my_mum_wrote like_my_dad_wrote
    like_a_parent my_mums_signature my_dads_signature mums_signature dads_signature parents_signature`,
  adminW: 'get_admin admin_rights admin_access admin_password become_admin root_access',
  schoolPc: `school_computer school_laptop school_ipad school_chromebook school_pc school_computers school_account
    school_network school_system at_school`,
} as const
