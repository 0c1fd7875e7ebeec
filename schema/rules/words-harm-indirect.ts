import { phrases } from './word-phrases.ts'

// Harm asked for without its usual words: by what it does, by slang, by half a question. The usual words stand in words-harm.ts.

const people = 'him her them anyone anybody someone somebody mum dad parents teachers people staff'

export const harmWordsIndirect = {
  harmless: `strangle_a_noun strangled_this_sentence sem_machucar funny_threat_letter if_someone_hits_me undress_a_doll need_a_bra first_bra bra_fitting sports_bra buy_a_bra x_rated_symbol absolutely_murdered murdered_them_7 killing_it
    bees_get_drunk stoned_fruit bomb_recipe_for_cookies candy_crush fake_newspaper mulled_wine wine_at_communion smoka_w edible
    speed_of_light high_scores get_high_scores high_marks high_grades high_fps high_level high_ping real_beer_in
    beer_in_it weed_pulling pulling_weed weed_remover no_alcohol without_alcohol alcohol_free non_alcoholic zero_alcohol
    crack_in crack_on cracks_in cracked_screen magic_mushroom_house mushroom_house mushroom_houses magic_mushroom_in blue_tits
    great_tits coal_tits blue_tit great_tit long_tailed_tits sexes stop_scratching forge_iron forge_a_sword forge_swords
    forge_metal forge_steel blacksmiths_forge blacksmith_forge ugly_handwriting handwriting_is_ugly ugly_font ugly_drawing
    lean_meat lean_protein lean_on lean_back attack_of_the_clones boom_box baby_boom sonic_boom snack_attack stick_insect
    shot_put screenshot screenshots camera_shot knock_out_stage knockout_stage knockout_round pressure_cooker_recipe
    pressure_cooker_soup`,
  ask: `easiest_place which_place what_is_the_easiest whats_the_easiest whats_the_fastest what_is_the_fastest
    which_is_the_fastest which_is_the_easiest whats_the_quickest whats_the_safest is_it_easy is_there_a_way is_there_any_way
    are_there_ways what_would_a_person_need what_would_someone_need what_would_you_need what_do_people_use which_knife
    what_knife which_gun what_gun whats_a_good whats_the_trick whats_the_best_trick how_to_be how_does_someone how_does_somebody
    how_does_a_person how_do_murderers how_do_killers how_do_thieves how_do_burglars how_do_criminals how_do_hackers
    how_do_dealers how_do_gangs how_do_terrorists how_hard_do_you_have_to how_hard_do_i_have_to how_hard_do_you_need
    how_hard_must_i what_do_i_say what_can_i_say what_should_i_say what_could_i_say who_do_i_ask who_can_i_ask who_sells
    who_can_get_me where_would_i where_would_you where_would_someone which_shop which_store which_site what_site what_app
    which_app which_website any_way_to any_trick need_help_to need_help_with need_to_know i_gotta hypothetically lets_say
    how_would_a_person how_might_someone how_might_i how_might_one come_rubo come_hackero come_entro come_falsifico come_posso
    nasil_kirarim nasil_kirilir`,
  notHow: 'how_hard_do_you_have_to how_hard_do_i_have_to how_hard_do_you_need how_hard_must_i',
  stealth: `${phrases('without', people, 'noticing knowing seeing finding hearing realising realizing catching')}
    ${phrases('without my', 'mum dad parents teacher brother sister', 'noticing knowing seeing finding hearing')}
    so_it_doesnt_show so_it_does_not_show doesnt_show_up not_show_up no_one_will_know nobody_will_know no_one_will_notice
    nobody_will_notice no_marks no_bruises no_witnesses without_witnesses leaves_no leaving_no cover_my_tracks
    cover_up_my_tracks keine_spuren`,
  insist: `copy_them so_i_can_copy so_i_can_send so_i_can_post so_i_can_use_it to_actually_do to_actually_use its_not_a_story
    not_really_a_story the_story_is_just`,
  /** Wanting to do what others did. */
  copycat: `so_i_can_do_it do_it_too do_that_too do_the_same want_to_try i_want_to_try try_it_myself do_it_myself like_they_did
    like_he_did but_better copy_them be_like_him be_like_them become_one be_one join_them`,
  defence: `how_do_i_answer how_should_i_answer how_do_i_react how_to_react how_should_i_react when_someone_says
    when_somebody_says when_a_kid_says says_something_racist said_something_racist is_a_scam is_it_a_scam is_this_a_scam
    got_a_scam if_an_email become_friends make_friends be_friends be_nicer be_kinder quit_smoking quit_vaping quit_drinking
    want_to_quit how_to_quit without_hurting without_harming not_hurt not_want_to_hurt dont_want_to_hurt dont_hurt stop_hitting
    stop_hurting stop_crying not_care take_a_joke makes_fun_of_my makes_fun_of_me make_fun_of_me make_fun_of_my laugh_at_my
    laughs_at_my laugh_at_me laughs_at_me laughing_at_me tease_me teases_me kindly gently friendly_roast friendly_way
    right_thing_to_do report_somebody block_and_report saw_someone saw_somebody kicked_me_out for_ethics
    joke_wasnt tells_a_racist tells_a_sexist makes_a_racist makes_a_sexist what_to_reply someone_keeps somebody_keeps
    keeps_trying_to_login class_rules so_i_can_practice so_i_can_practise without_being_mean sans_etre_mechant sin_ser_malo
    spot_one i_was_left_out left_me_out excluded_me ask_them_why tell_an_adult tell_the_teacher show_a_teacher as_proof`,
  story: 'cinderella snow_white version_in_which sleeping_beauty red_riding_hood hansel gretel',
  numerals: 'roman_numerals roman_numeral romischen romains romanos romani number_is_it',
  picture: 'picture drawing animation photo painting image',
  goods: 'guitar bass camera watch bag backpack helmet violin',

  // Violence
  cutsUp: `cut cuts cutting chop chops chopping rip rips ripping tear tears tearing saw saws sawing slice slices slicing slit
    slits skin skins skinning gut guts gutted hack hacks`,
  bodyBit: 'head heads throat throats limb limbs arms legs fingers eyes victim victims apart off_their_heads flesh intestines',
  everyBit: `every_detail in_detail in_full_detail full_detail all_details all_the_details detail lots_of_blood much_blood
    blood_everywhere gory as_gory bloody_as brutal graphic gruesome`,
  hitOut: 'knock knocks knocking punch hit',
  outCold: 'out out_cold unconscious ko',
  disposes: 'get_rid_of getting_rid_of hide hiding dispose disposing bury burying dissolve dissolving dump dumping',
  corpse: 'the_body a_body dead_body corpse corpses dead_bodies a_human_body his_body her_body',
  runsOver: `run_over running_over mow_down drive_into ram plough_into plow_into crash_into driving_into shoot bomb blow_up stab`,
  crowd: `people pedestrians crowd crowds crowded lot_of_people many_people most_people kids christmas_market concert parade
    crossing passers_by`,
  threatW: 'threat threats threatening_letter threatening_message threatening_email bomb_threat death_threat death_threats',
  killedOnes: `beheaded decapitated executed stabbed hanged strangled tortured skinned mutilated dismembered killed shot
    murdered dying burned_alive burnt_alive run_over crushed`,
  realOne: `real_person real_people real_human real_death real_deaths real_murder real_execution real_footage actual_person
    actual_footage actual_people real_life uncensored not_fake`,
  killHim: `${phrases('kill murder stab strangle behead', 'him her them someone somebody everyone my_teacher my_brother my_sister my_dad my_mum')}`,
  burnsMost: 'burns stings poisons kills cuts hurts',
  mostW: 'the_most the_worst worst the_fastest the_quickest',
  attackW: 'attack ambush raid brawl beating fight jumping',
  gangW: `gang gangs crew block opps rivals rival_school other_class other_school older_kids other_group rival_gang their_group`,
  plansIt: 'plan plan_a plan_an organise organize prepare set_up',
  murderous: `strangling strangle murdering murder stabbing torturing torture suffocating suffocate choking_someone
    poisoning_someone beheading kidnapping assassination assassinating killing_someone killing_people killing_somebody
    stabbing_someone`,
  accidentW: `have_an_accident has_an_accident have_a_accident accident_with crash_his_car crash_her_car crash_the_car
    fall_down_the_stairs fall_off get_really_sick get_very_sick end_up_in_hospital go_to_hospital never_come_back not_come_back
    get_hit_by_a_car get_run_over`,
  ridOf: 'get_rid_of getting_rid_of remove make eliminate deal_with take_care_of',
  forGood: `for_good forever permanently once_and_for_all disappear_forever disappear_for_good stop_breathing stop_existing
    not_exist stop_moving never_talk_again never_wake_up never_walk_again`,
  hurt: `verprugelt schlagt prugelt totet vergiftet erwurgt erstickt ersticht erschiesst zusammenschlagen tritt tabasse cogne
    etrangle empoisonne mata pega golpea envenena ahorcar ahorco uccide picchia avvelena strangola mato bato machuco slaat
    vermoord vergiftig wurgt bije zabija truje oldurursun vurmak vururum yumruk jab gouge whack clobber batter pummel wallop
    beat_to_death stab_to_death bludgeon garrote impale headshot maul paralyse paralyze knock_unconscious choke_out`,
  pushes: 'push pushing shove shoving throw throwing trip tripping kick',
  danger: `in_front_of_a in_front_of_the off_the_roof off_a_roof off_a_bridge off_the_bridge into_traffic into_the_road
    down_the_stairs out_of_the_window onto_the_tracks under_a_bus down_the_steps off_the_balcony off_a_cliff`,
  inFood: `${phrases('in', 'his her their someones somebodys peoples my_teachers my_brothers my_sisters my_dads the_teachers', 'drink food coffee tea lunch bottle water sandwich')}
    spike_his spike_her spike_a_drink spike_someones spike_the_drinks spike_drinks spike_the_punch`,
  whereHit: `where_to_stab where_to_punch where_to_kick_someone where_to_hit_someone where_to_cut_someone where_should_i_stab
    where_should_i_punch where_do_i_punch where_do_i_stab where_do_i_hit_someone kill_spots pressure_points_to
    weak_spots_of_the_human`,

  // Weapons
  stabW: 'stabbing stab slashing slash fighting knife_fight knife_fights street_fight kill killing',
  atHome: `${phrases('in', 'my_room the_kitchen the_house my_house the_garage', 'to')} stuff_in_my_room household_stuff
    household_items household_things things_at_home stuff_at_home stuff_from_home kitchen_stuff under_the_sink everyday_items
    everyday_things everyday_stuff school_supplies stationery things_i_have_at_home stuff_i_have_at_home`,
  likeKnife: `like_a_knife into_a_knife into_a_blade like_a_blade as_a_weapon into_a_weapon like_a_weapon as_a_knife
    into_a_shank into_a_gun fires_real can_shoot_real shoots_bullets`,
  weapon: `pipebomb pipebombs nailbomb petrolbomb brassknuckles brass_knuckels brass_knucles knuckels pressure_cooker_bomb
    pressure_cooker_device cooker_bomb nitroglycerin nitroglycerine tatp anfo acetone_peroxide flash_powder rdx hand_grenade
    rocket_launcher rpg_launcher explosive_device homemade_bomb time_bomb_real car_bomb suicide_vest bomb_vest shotgun_shells
    ar15 ar_15 9mm desert_eagle desert_eagle_gun hollow_points throwing_knives throwing_knife stiletto_knife karambit dagger
    daggers tomahawk stun_guns pepperspray mace_can match_head_bomb usb_killer real_sword sharp_sword real_katana sharp_katana
    real_dagger bat_with_nails baseball_bat_with caltrops blowpipe blow_pipe spiked_club homemade_gun improvised_weapon
    improvised_weapons self_made_gun`,
  strongWeapon: `pipebomb pipebombs nailbomb petrolbomb pressure_cooker_bomb pressure_cooker_device cooker_bomb nitroglycerin
    nitroglycerine tatp anfo acetone_peroxide flash_powder explosive_device homemade_bomb car_bomb suicide_vest bomb_vest
    hand_grenade match_head_bomb`,
  realGun: 'ar15 ar_15 9mm desert_eagle shotgun_shells',
  poisonNoun: 'poison poisons deadly_poison toxic_gas poison_gas chloroform knockout_drops knockout_gas nerve_agent',
  boomW: 'boom goes_boom go_boom kaboom blows_up blow_up explodes explode goes_bang',
  strongerW: 'stronger louder bigger more_powerful blow_up mailbox letterbox post_box',
  strapW: 'a_strap a_blick a_glizzy a_burner_gun a_piece strapped a_9 a_pole',
  wantsOne: 'need want buy get who_do_i_ask find',
  stronger: `through_a_door through_the_door through_wood through_metal through_a_wall break_windows breaks_windows break_glass
    breaks_glass smash_windows knock_someone knock_people through_bone pierce_metal break_skin`,

  // Drugs
  mushroomW: 'mushroom mushrooms cactus truffles plant plants seeds pills herbs leaves frog toad gummies',
  tripW: `make_you_trip makes_you_trip to_trip trip_balls tripping get_high makes_you_high make_you_high hallucinate
    hallucinations see_things make_you_see psychedelic`,
  hardDrug: `lean_recipe recipe_for_lean do_lean make_lean mix_lean sip_lean sipping_lean dirty_sprite du_shit du_teuh xtc dmt
    pcp xannies xanny percs dab_rig dabs thc_cart thc_carts weed_cart weed_pen wax_pen tusi 2cb 2c_b salvia_trip kratom
    bath_salts flakka galaxy_gas nangs whippits roofies roofie tranq geek_bar geekbar vuse iqos velo_pouches velos puff_bar
    lost_mary plug_near_me need_plug need_a_plug plug_dm find_a_plug got_a_plug have_a_plug plug_for weed_dealer 🍃_💨 🍃_plug
    pingers edible gummies_with_thc space_cake space_cakes spacecake spacecakes hash_cake pot_cookies weed_cookies acid_tab
    acid_blotter peyote ayahuasca mescaline speedballs crystal_ice tina crank trippy_mushrooms psychedelic_mushrooms`,
  drug: `smirnoff prosecco absinthe soju sangria baileys bacardi malibu schnapps whiskeys heineken corona_beer four_loko breezer
    hookahs vuse iqos geek_bar geekbar cigarillos rolling_tobacco rolling_papers smoke_weed bottle_of_wine shots_of dxm xtc dmt
    gummies_with_thc nicotine_gum snuff bidi e_liquid vape_juice e_zigaretten kippen fluppe clopes gin_and_tonic jello_shots
    jagerbomb beer_pong_with hard_cider four_lokos mojito mojitos margarita margaritas daiquiri pina_colada long_island
    aperol_spritz`,
  drunk: `get_hi_at get_hi_with get_hi_off get_hi_from get_faded getting_faded get_baked getting_baked be_baked get_smashed
    get_blasted zooted`,
  gaveMe: 'gave_me gives_me offered_me found_a i_found got_from friend_gave cousin_gave brother_gave sold_me',
  takesIt: `how_many_can_i how_much_can_i how_many_should_i can_i_take should_i_take what_does_it_do how_many_to_take
    how_long_until`,
  makesYou: 'makes_you make_you makes_u gets_you get_you gives_you makes_me get_me',
  highW: 'high most_high higher highest stoned drunk drunkest wasted fastest trippy hallucinate',
  pills: 'sleeping_tablets sleeping_tablet sleep_meds allergy_pills benadryl nyquil cold_medicine grandmas_pills anxiety_pills',
  fun: `feel_floaty floaty float_away dizzy woozy feel_weird feel_funny buzzed spacey calm_down_fast relaxed numb knocks_me_out
    knocked_out hallucinate chill_out`,
  soberUp: `look_sober act_sober seem_sober appear_sober hide_that_im_high hide_that_im_drunk hide_that_i_am_drunk
    hide_that_i_am_high hide_that_i_drank hide_that_i_smoked pass_a_breathalyzer not_smell_like_smoke not_smell_like_alcohol
    not_smell_of_smoke not_smell_of_alcohol smell_of_alcohol smell_like_smoke smell_like_weed`,
  pillsAbroad: 'pillen pilules pastillas pillole pastiglie comprimidos tabletki pigulki haplar tabletten',
  partyAbroad: 'feestje feest fete fiesta festa impreza parti party defonce colocarme sballo',

  // Sexual
  bodies: `guys dudes chicks chick babes babe butt butts ass women_pics celebs celeb idol idols actresses teammates swimmer
    swimmers`,
  naked: 'nekkid nekid naked_guys nakey unclothed stark_naked birthday_suit clotheless shirtless_girl see_through',
  genital: `penis vagina pussy dick cock nipples nipple butt butthole genitals private_parts boobies pp weiner wiener willy
    privates`,
  genitalPic: 'picture pictures photo photos video videos image images see send show draw selfie size',
  porn: `spicy_roleplay spicy_chat spicy_chatbot spicy_bot spicy_ai freaky_roleplay freaky_story freaky_chat dirty_roleplay
    hot_roleplay erotic_roleplay sexy_bot sexy_chat sexy_girls_video cornhub corn_site corn_videos hotnudes hot_nudes sexynudes
    orange_and_black_logo black_and_orange_logo orange_and_black_site see_through_clothes xray_clothes x_ray_clothes
    clothes_remover remove_clothes_app upskirt up_skirt feet_pics foot_pics pics_of_feet moaning_sounds moan_sounds moaning futa
    smut_fanfic spicy_fanfic lemon_fanfic leaked_nudes nude_leaks lewds nudes_of hookup_app jerk_off jerking_off jack_off wank
    wanking fap fapping threesome foreplay oral_sex anal_sex cum cumshot creampie dildo vibrator_toy escort escorts prostitute
    prostitutes brothel onlyfan fansly chaturbate redtube youporn xnxx brazzers nhentai lose_my_virginity losing_my_virginity
    sexual_story sexual_roleplay sexual_pictures sexual_videos sex_with sex_pics sex_pictures sex_clips sexclip softcore
    hardcore_video playboy_pictures naughty_roleplay naughty_chat grown_up_videos grown_up_movies videos_for_adults
    pictures_for_adults movies_for_adults`,
  filmW: 'movie movies film films video videos scene scenes clip clips anime links link site',
  whereDoIt: `where_they_do_it where_people_do_it where_two_people_do_it they_do_it_in_bed with_sex with_sex_in where_they_have
    where_they_sleep_together without_censoring people_in_bed doing_the_deed do_the_deed`,
  controls: `school_restrictions blocked_games mdm jamf remote_management monitoring_software exam_browser proctoring proctor
    screentime time_limit time_limits downtime family_filter parents_controls parental_lock parental_block kids_lock
    child_protection jugendschutz kindersicherung controle_parental control_parental age_gate age_verifications`,
  tortureAnimal: `pull_the_legs_off pull_the_wings_off pull_off_its rip_the_wings rip_the_legs legs_off_a wings_off_a
    cut_off_its_tail put_it_in_the_microwave cat_in_the_microwave hamster_in_the_microwave firecracker_in_a firecracker_to_a
    tie_a_firecracker throw_stones_at_cats throw_stones_at_dogs throw_rocks_at_cats poison_the_neighbours poison_my_neighbours
    burn_ants burn_insects shoot_birds shoot_cats shoot_pigeons`,
  watchDeath: `watch_someone_die see_someone_die watch_people_die see_people_die watch_someone_get_killed see_a_dead_body
    see_dead_bodies see_real_dead videos_of_people_dying people_dying_videos real_deaths real_death_videos real_killings
    real_murder_video real_murders_video real_gore gore_site gore_sites gore_videos gore_video execution_videos execution_video
    beheading_video beheading_videos accident_videos_with_blood`,
  forceHow: 'how_much_blood how_much_force how_much_pressure how_many_stabs how_many_punches how_many_hits how_hard how_long',
  forceEnd: `to_kill kills_a kill_a_person kill_someone kill_a_human break_a_skull break_a_neck break_someones break_a_bone
    break_his break_her until_someone_dies until_he_dies until_she_dies until_they_die till_someone_dies to_strangle to_choke
    to_knock before_someone_dies before_he_dies`,
  trapW: 'trap traps tripwire trip_wire tripwires pitfall thumbtacks thumb_tacks marbles nails tacks',
  painW: 'hurt hurts fall falls trip trips break breaks bleed injured step_on steps_on pain scream',
  explodes: 'deadly_gas poison_cloud dangerous_gas toxic_smoke toxic_fumes chemical_bomb blow_something_up makes_an_explosion',
} as const
