// What asks for harm, by kind, in English. Said in a list only so that it can be found; see words-harm-abroad.ts for other languages.

export const harmWords = {
  /** Idioms and names that hold a word of harm and none of its meaning: they are taken first. */
  harmless: `kill_time killing_time killer_whale killer_whales kill_the_process kill_a_process kill_switch kill_two_birds road_kill
    painkiller painkillers glue_gun hot_glue_gun nail_gun spray_gun staple_gun paint_gun water_gun water_guns nerf_gun
    nerf_guns bubble_gun toy_gun laser_gun ray_gun finger_guns top_gun price_gun heat_gun massage_gun photo_bomb photobomb
    bath_bomb bath_bombs seed_bomb seed_bombs glitter_bomb cherry_bomb bombshell time_bomb stink_bomb stink_bombs water_bomb
    water_bombs flour_bomb paint_bomb bomb_disposal bomb_squad weapon_of_choice bow_and_arrow big_bang punch_line punchline
    fruit_punch hole_punch punch_card punching_bag break_a_leg break_the_ice break_a_record break_dance breaking_news
    break_dancing beat_eggs beat_the_eggs beat_an_egg heart_attack heart_attacks panic_attack asthma_attack counter_attack
    hit_song hit_songs hit_record hit_single burn_calories burning_calories burn_a_cd sunburn heartburn freedom_fighter
    slap_bass slapstick poison_ivy poison_dart_frog poison_dart_frogs drown_out drowning_in_homework drug_store drugstore
    root_beer rootbeer ginger_beer ginger_ale butter_beer butterbeer beer_batter wine_gums wine_vinegar vine_leaves coke_zero
    diet_coke high_score high_jump high_school highlight high_quality high_five high_tide high_heels water_vapor water_vapour
    pot_plant flower_pot smoked_salmon smoking_gun smoke_detector smoke_alarm smoke_signals smoke_signal joint_project
    joint_venture naked_mole naked_mole_rat naked_mole_rats naked_eye naked_juice nude_colour nude_color blue_footed_booby
    booby_trap booby_traps booby_prize dick_tracy moby_dick dick_whittington sex_education sex_chromosome sex_chromosomes
    sex_cells same_sex opposite_sex of_the_sex sex_of sex_ratio sex_determination sexual_reproduction asexual breaststroke
    chicken_breast chicken_breasts robin_red_breast cock_a_doodle cockerel peacock weather_cock pussy_willow pussycat
    puss_in_boots black_hole black_holes black_cat black_cats black_friday black_forest black_death black_sea black_and_white
    black_belt black_pepper black_board white_chocolate white_noise white_board white_house white_shark indian_food
    indian_ocean indian_summer chinese_new_year chinese_food turkish_delight french_fries brussels_sprouts guinea_pig
    guinea_pigs ugly_duckling ugly_sweater ugly_christmas pot_roast sunday_roast roast_chicken roast_potatoes roast_beef
    roast_marshmallows roast_marshmellows roast_chestnuts roast_vegetables roast_coffee roast_a_chicken roast_a_turkey
    mean_value mean_median the_mean mean_and_median mean_average arithmetic_mean internet_troll troll_under trolls_under
    bridge_troll fat_free low_fat body_fat fat_content trans_fat trans_fats life_hack life_hacks lifehack lifehacks
    study_hacks hackathon hackathons hack_day hack_space hacksaw hacky_sack steal_a_base steals_a_base steal_the_ball
    steal_the_show steal_bases steal_base steal_second trojan_horse trojan_war fake_news fake_plant fake_snow fake_blood
    fake_fur virus_in_your virus_in_the_body flu_virus corona_virus cold_virus crack_eggs crack_an_egg crack_a_joke
    crack_jokes crack_the_code crack_the_egg cracked_egg crack_a_nut play_money monopoly_money toy_money pick_a_lock_screen
    lock_screen canal_lock rob_roy robin_hood robbers_cave cops_and_robbers shoot_a_photo shoot_photos shoot_a_video
    shoot_a_film shoot_hoops shoot_a_basket shooting_star shooting_stars photo_shoot shoot_a_goal shoot_goals shoot_a_penalty
    shoot_a_movie shoot_a_scene troubleshoot freeze_to_death bored_to_death deadline deadlines dead_sea dead_language dead_end
    dead_battery blackmail_plot stalking_prey weed_killer weed_whacker seaweed pull_weeds pulling_weeds i_could_kill_for
    to_die_for bloody_mary blood_type blood_pressure bloodhound coq_au_vin jack_russell grass_snake speed_limit ice_age
    ice_cream crystal_clear bomb_cyclone bombay sugar_bomb acid_rain stomach_acid citric_acid lemon_acid laughing_hyena
    murder_mystery murder_mysteries ice_cream_bombe secret_message secret_messages secret_code explosion_of explosions_of
    explosion_in_colour explosion_of_colours smash_hit smashed_my_record break_the_rules_of smash_burger smashed_potatoes
    mashed killer_app sick_leave fever_dream gun_metal sword_fight pillow_fight snowball_fight food_fight water_fight
    trash_can trash_bag photo_shooting talent_shot bullet_point bullet_points bullet_journal bullet_train magic_bullet
    gun_show is_bomb the_bomb so_bomb da_bomb hacks_for_packing hack_for_packing packing_hacks gaming_chair cleaning_hacks
    cyberbullying_tomorrow class_talk talk_about_cyberbullying about_cyberbullying about_bullying talk_about_bullying
    gun_metal_grey hang_out hang_up hangman hang_on mean_girls_musical means mean_that do_you_mean does_it_mean i_mean
    you_mean did_mean not_mean mean_by mean_something what_it_means will_mean which_mean weeds weed_a weed_out weed_the
    weeding garden_weed the_weed_in_the_garden killer_heels lie_down white_lie lion lies_in lie_on lies_on lie_in_bed
    race_condition race_conditions idiot_proof missing_bracket hash_browns hash_table hash_map hash_function master_branch
    coke_bottle cook_with_herbs hash_brown bags_of_coke_cans`,

  hurt: `kill kills killing murder murders murdering stab stabbing strangle strangling choke choking poison poisoning torture
    torturing behead beheading assassinate injure injuring slaughter massacre maim cripple mutilate decapitate dismember
    unalive electrocute smother suffocate drown drowning kidnap kidnapping abduct execute attack attacking punch punching slap
    slapping kick kicking shoot shooting burn burning hurt hurting harm harming hit hitting bite scratch trip run_over
    knock_out cut hang whip crush stomp push shove headbutt knife assault wound put_to_sleep_forever end_the_life finish_off
    take_out wipe_out break_the_neck snap_the_neck spit torment trip_up spear poke electroshock gas scare_to_death
    throw_stones throw_rocks`,
  kill: `kill kills killing murder murders murdering stab stabbing strangle strangling poison poisoning torture torturing behead
    assassinate slaughter massacre unalive drown suffocate decapitate dismember mutilate kidnap electrocute smother choke
    shoot`,
  beatUp: `beat_up beating_up beat_him_up beat_her_up beat_them_up beat_someone_up beat_somebody_up beat_the_crap beat_the_hell
    beat_the_shit kick_the_shit smash_his_face smash_her_face punch_his_face smash_his_head smash_her_head bash_his bash_her
    knock_his_teeth knock_her_teeth break_his_nose break_her_nose break_his_arm break_her_arm break_his_leg break_his_bones
    break_his_neck break_her_neck jump_him jump_her push_down_the_stairs push_him_down push_her_down push_him_off push_her_off
    push_him_in_front push_her_in_front kick_his_ass kick_her_ass kick_ass whoop_his fight_him win_a_street_fight
    win_a_fistfight street_fight fist_fight bring_den_um bring_ihn_um bring_sie_um bringe_ihn_um bringe_sie_um una_paliza
    paliza dar_uma_surra kaputt_schlagen fresse_schlagen casser_la_figure jump_this jump_that jump_a jump_someone
    jump_somebody smash_their put_him_in_hospital put_her_in_hospital put_him_in_the_hospital beat_him beat_her_badly
    kick_his_head stomp_on_him stomp_his knock_him knock_her mess_him_up mess_her_up mess_up_his_face mess_up_her_face
    make_him_pay make_her_pay teach_him_a_lesson teach_her_a_lesson win_a_fight win_fights start_a_fight pick_a_fight
    fight_dirty`,
  bodyPart: `arm arms leg legs nose neck bone bones finger fingers teeth tooth face head skull jaw knee knees spine rib ribs eye eyes
    throat hand`,
  breaks: `break breaking smash smashing snap snapping twist crack crush dislocate slit cut_off chop_off cut_through rip_off gouge
    knock_out stab poke poke_out bash slash`,
  out: `faint faints unconscious pass_out passes_out knocked_out pass_away scream screams bleed bleeds dies die dead suffer
    suffers vomit puke sick ill cant_stand cant_walk cant_breathe stops_breathing hurts_most hurts_the_most most_pain
    maximum_pain disappear_forever disappear_for_good disappear shut_up_forever silent_forever hurt_the_most where_it_hurts
    lie_on_the_floor en_el_suelo`,
  dead: `dead dies die suffer bleed unalive disappear_forever gone_forever taken_out eliminated killed vanish disappear`,
  wish: 'want wish hope need',
  destroys: `burn_down blow_up shoot_up bomb bombing set_fire_to set_fire set_on_fire set_alight burn burning destroy blast attack
    shooting shoot explode flood gas shooting_up shoots_up blowing_up burning_down`,
  massacre: `school_shooting school_shootings school_shooter mass_shooting massacre terror_attack terrorist_attack mass_murder bombing
    columbine shooting_spree killing_spree genocide_again bomb_threat`,
  plans: `plan planning do commit like copy cool best instructions idea ideas funny start make prepare how_to organise organize fake
    announce call write`,
  gore: `gore gory bloody brutal brutally graphic gruesome sadistic guts intestines blood_everywhere lots_of_blood full_of_blood
    so_much_blood bloodbath snuff splatter ripped_apart torn_apart in_pieces chopped_up`,
  goreThing: `murder murders murdered torture tortured tortures death killing killed dismember corpse corpses execution executions
    violence mutilation dead_body dead_bodies dead_people beheading beheadings decapitated decapitation head_cut_off
    head_chopped_off cut_off_head stabbed getting_murdered getting_killed getting_shot dying_people people_dying
    people_getting people_being massacre chainsaw suffering disembowel`,
  shows: `video videos picture pictures photo photos image images clip clips footage show see watch draw film website site real
    describe write detail details realistic`,
  slowly: `slowly detail details detailed screaming screams scream blood exactly graphic realistic alive begs begging pain painful`,
  tortured: `torture tortured tortures torturing dismembers dismembered beheaded decapitated mutilated skinned_alive slaughtered
    chopped_into`,

  make: `make makes making build builds building buy buying get gets getting create creating construct assemble assembling craft
    crafting produce mix mixing brew print printing 3d_print 3d_printed printed homemade home_made diy order obtain acquire
    steal stealing sell selling hold_of bring bringing sneak smuggle carry hide load cook invent modify convert fire own_a
    have_a get_a_hold import rig light set_off detonate trigger made_of put_together set_up plant throw`,
  weapon: `bomb bombs pipe_bomb pipe_bombs petrol_bomb fire_bomb firebomb nail_bomb explosive explosives ied grenade grenades gun
    guns pistol pistols rifle rifles handgun handguns shotgun shotguns revolver ammo ammunition real_bullets bullets molotov
    molotovs molotov_cocktail napalm gunpowder gun_powder black_powder tnt c4 semtex silencer nerve_gas poison_gas
    poisonous_gas chlorine_gas mustard_gas tear_gas ricin sarin anthrax thermite landmine switchblade switchblades
    switch_blade butterfly_knife butterfly_knives balisong flick_knife flick_knives pocket_knife_to_school brass_knuckles
    knuckle_duster knuckledusters knuckle_dusters brass_nuckles taser tasers stun_gun detonator dynamite weapon weapons
    machete firearm firearms ak47 ak_47 glock uzi shank shiv zip_gun ghost_gun nunchucks throwing_stars throwing_star
    ninja_stars pepper_spray flamethrower flame_thrower bio_weapon bioweapon dirty_bomb nuke poison_dart poison_darts blowgun
    blow_gun knife_to_school sawed_off crossbow airsoft_gun bb_gun pellet_gun blade_to_school combat_knife hunting_knife
    big_knife 💣 🔫 🧨 fire_cracker_bomb acid_attack spiked_bat nail_bat letter_bomb nuclear_bomb atomic_bomb atom_bomb
    bioweapons katana_sharp slingshot_with_nails nail_gun_weapon spud_gun potato_cannon zip_guns garrote garrotte truncheon
    baton_telescopic telescopic_baton mace_spray spear_gun sniper sniper_rifle ak assault_rifle ammo_box smoke_grenade
    flashbang claymore bayonet saturday_night fire_starter`,
  realGun: `gun guns pistol pistols rifle rifles handgun handguns shotgun revolver firearm firearms bullets ammo glock bomb grenade
    grenades switchblade butterfly_knife taser brass_knuckles weapon weapons explosives 💣 🔫`,
  airgun: `airsoft airsoft_gun bb_gun pellet_gun nerf_gun slingshot catapult crossbow bow paintball_gun potato_gun toy_gun toy_guns
    water_gun`,
  stronger: `through_skin stronger hurt hurts lethal deadly more_powerful pierce_skin injure real_bullets kill draw_blood strong_enough
    really_shoots shoots_real really_works real_one shoot_real`,
  knife: `knife knives blade blades razor razor_blade razor_blades dagger machete box_cutter scissors 🔪 weapon weapons gun`,
  brings: `bring bringing take taking sneak sneaking hide hiding carry carrying smuggle smuggling conceal get_into`,
  plansFor: `recipe instructions guide plans plan formula steps blueprint blueprints file files tutorial parts ingredients manual
    schematics kit template diy homemade components list needed materials supplies`,
  buyWeapon: 'buy buying sell selling order get shop store online cheap steal borrow',
  mixes: `mix mixing combine combining chemicals chemical ingredients kitchen household cleaning_products bleach fertilizer
    fertiliser`,
  explodes: `explode explodes exploding explosion explosions explosive explosives boom blow_up toxic_gas poison_gas poisonous_gas toxic
    blast blows_up spicy_fertilizer`,
  loads: 'load unlock shoot fire open use get_out take clean reload aim crack_open',

  drug: `drug drugs weed cannabis marijuana ganja cocaine crack_cocaine crack_pipe meth crystal_meth heroin lsd acid_trip acid_tabs
    ecstasy mdma molly ketamine magic_mushrooms magic_mushroom shrooms psilocybin xanax xans adderall ritalin oxycontin oxy
    fentanyl morphine codeine opium vape vapes vaping vaped elf_bar elf_bars elfbar elfbars lost_mary puff_bar puff_bars juul
    juuls e_cigarette e_cigarettes ecig ecigs e_cig e_cigs snus nicotine nicotine_pouches zyn cigarette cigarettes cigar
    cigars tobacco hookah shisha bong bongs edibles thc thc_gummies weed_gummies weed_brownies hash_brownies pot_brownies
    laughing_gas nitrous whippets poppers steroids roids speed_pills party_pills party_drugs amphetamine amphetamines
    spice_drug k2 lean_drink purple_drank 🚬 💨_vape weed_pen dab_pen vape_pen alcohol beer beers vodka wine booze whisky
    rum tequila liquor gin champagne cider hard_seltzer white_claw alcopops jagermeister moonshine cocktail_with_alcohol 🍺 🍻 🍷
    joints blunt blunts smokes cigarrete spliff spliffs doobie dealer drug_dealer`,
  hardDrug: `weed cannabis marijuana cocaine meth crystal_meth heroin lsd ecstasy mdma molly ketamine magic_mushrooms magic_mushroom
    shrooms xanax xans adderall oxycontin fentanyl codeine thc thc_gummies bong edibles laughing_gas poppers plug_in_my_area
    drug_dealer drug_dealers dealer compro_l_erba comprare_erba lachgas kokain heroina koks drug_test baggie
    erba_vicino vape vapes vaping elf_bar elfbar juul snus bongs nicotine_pouches zyn nitrous whippets lean_drink purple_drank
    dxm ghb speed_pills mushrooms_to_trip magic_truffles truffles_to_trip hash_brownies pot_brownies weed_brownies spliff
    dab_pen thc_vape cbd_gummies crack_cocaine crack_pipe ritalin_high meth_lab opium morphine narcotics hallucinogens
    coke_line line_of_coke acid_trip acid_tabs molly_water percs percocet vicodin cannabis_plant marihuana kiffen kiffe porro
    spinello baseado blowen esrar beuh trawka wiet haschisch maconha zaza plug_app magic_kind`,
  uses: `get gets getting buy buying make making cook cooking take taking use using smoke smoking sell selling hide hiding grow
    growing snort snorting sniff sniffing try trying roll rolling find order ordering sneak sneaking drink drinking vape
    vaping inhale inhaling steal stealing eat eating swallow mix mixing brew brewing inject injecting deal dealing score chug
    bring bringing pass_out light smuggle pay_for refill hit have buys offer carry want afford puff down taste mild strong
    strongest which_one`,
  drugPraise: `tastes taste tasty best coolest flavour flavours flavor flavors cheap cheapest tricks trick no_id without_id for_kids cool
    feel feels feel_like underage age_check brand brands strongest smell price effects_fun for_beginners for_teens delivery
    ghosting tastiest nearest how_many to_get_drunk disposable hide 🍓 hits_different buzz doesnt_check check_age dont_check_id
    no_age_check shop_that shop store online`,
  drunk: `get_high getting_high gets_high feel_high be_high being_high makes_you_high make_you_high gets_you_high get_you_high
    get_drunk getting_drunk gets_drunk be_drunk being_drunk feel_drunk make_you_drunk gets_you_drunk get_you_drunk get_wasted
    getting_wasted get_stoned getting_stoned be_stoned being_stoned get_tipsy tipsy trip_on tripping_on get_buzzed head_rush
    get_lit get_hammered hammered sober_up hangover high_off high_from high_on drunk_fast drunk_quickly shotgun_a_beer hotbox`,
  rolls: `roll rolling smoke smoking light pass puff baut bauen drehen drehe rauchen rauche fumer rouler fumar liar fumare rollare
    draaien roken skrecic sarmak compro buy get sell cook cooking snort`,
  joint: 'joint joints blunt blunts spliff spliffs pot dope crack coke speed acid dank gras',
  pills: `pill pills tablet tablets medicine medication meds cough_syrup coff_pills cough_pills coff_syrup cough_medicine
    painkillers ritalin adderall sleeping_pills antidepressants adhd_pills adhd_meds 💊 nutmeg prescription energy_pills
    over_the_counter otc sleeping_pill vodka_with`,
  fun: `fun funny high trip party buzz sell selling feel_good get_high snort crush see_colours see_colors hallucinate drunk weird
    stronger to_focus without_prescription feel_the_nicest feel_the_best feel_nice nicest feels_best`,
  sniffs: 'sniff sniffing huff huffing inhale inhaling snort snorting',
  fumes: `glue petrol gasoline paint marker markers spray deodorant whip_cream whipped_cream_cans aerosol solvent
    nail_polish_remover thinner gas sharpie sharpies lighter_fluid helium whipped_cream permanent_marker cream_chargers
    cream_charger balloons_with_gas chargers`,
  smokesOrDrinks: `smoke smoking smoked vape vaping drink_alcohol drinking_alcohol drink drinking smell_of_smoke smoker`,

  porn: `porn porno pornos pornhub pornography pornographic hentai nsfw xxx xvideos xhamster onlyfans only_fans erotic erotica
    erotik smut blowjob blow_job blowjobs handjob masturbate masturbating masturbation orgasm orgasms striptease strip_tease
    strip_club stripper strippers sexting boobs boobies tits titties boob dick_pic dick_pics dickpic nudes nudies nude_pic
    nude_pics nudez horny milf rule34 rule_34 r34 strip_poker sex_video sex_videos sex_scene sex_scenes sex_story sex_stories
    sex_tape sex_tapes sex_chat sex_toy sex_toys sex_positions sex_position sex_game sex_games sex_movie sex_movies sex_site
    sex_sites sex_bot sexbot sex_roleplay sex_jokes sex_joke kamasutra kama_sutra fetish bdsm kinky lewd ecchi camgirl
    camgirls cam_girls dirty_talk talk_dirty dirty_pictures dirty_pics dirty_videos dirty_video dirty_story dirty_jokes
    dirty_joke dirty_movie dirty_movies dirty_websites adult_content adult_videos adult_video adult_sites adult_site
    adult_website adult_movies adult_movie adult_jokes adult_joke 18_plus 18+ over_18_videos over_18_pictures naughty_pictures
    naughty_pics naughty_video naughty_videos naughty_photos naughty_story sexy_stuff sexy_pictures sexy_pics sexy_pic
    sexy_video sexy_videos sexy_photos sexy_story sexy_dance sexy_roleplay make_me_horny turn_me_on naked_ladies naked_lady
    nude_ladies spicy_pics spicy_pictures spicy_story deepnude undress_app nudify x_rated xrated 🔞 topless_women have_sex
    having_sex had_sex had_intercourse cybersex cyber_sex sexdoll lap_dance pole_dance_sexy erp sext sexts people_doing_it
    doing_it_videos sexe_video sextape camsex make_love_scene hot_babes seggs bedroom_scene spicy_scene spicy_detail
    spicy_details steamy_scene love_making lovemaking smutty nsfl steamy_love steamy_story love_scene_with_everything`,
  naked: `naked nude nudity undressed topless bare_chested_woman without_clothes without_any_clothes no_clothes without_her_clothes
    without_his_clothes without_their_clothes without_a_shirt without_her_shirt without_a_bra without_underwear no_underwear
    no_bra takes_off_her takes_off_his take_off_her take_off_his take_off_their taking_off_her takes_off_clothes
    take_off_clothes taking_off_clothes clothes_off clothes_removed remove_the_clothes remove_her_clothes remove_clothes
    removes_her_clothes remove_her_shirt undress undresses undressing sexy sexual sexually seductive bikini lingerie thong bra
    underwear underware panties bottomless strips strip_naked stripping flashing_her bare_breasts big_breasts bare_bum
    private_parts genitals nothing_on wearing_nothing with_nothing_on in_the_nude`,
  bodies: `girl girls boy boys woman women man men lady ladies teen teens teenager teenagers teacher person people picture pictures
    photo photos pic image images selfie celebrity celebrities singer actress actor anime her him his classmate story scene
    video videos roleplay chat body bodies waifu model models girlfriend boyfriend grown_up grown_ups adult adults someone
    somebody princess elsa character crush lick kiss wife movie movies film mum`,
  sex: 'sex intercourse sexy sexual bang hook_up hooking_up make_out making_out',
  sexAsk: `story scene video detail details every_detail want have how_to what_does do chat talk roleplay play with_me show watch see
    write about_two describe feels feel_like positions website videos pictures tips game be_my girlfriend boyfriend pretend
    act`,
  knocks: 'knock knocking choke hit punch',
  smokeW: 'smoke smoking vape vaping rauche rauchen fumer fumar fumare roken palic',
} as const
