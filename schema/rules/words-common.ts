// Words that the safety rules of every kind need: how somebody asks, who is meant, and what a harmless text is about.

export const commonWords = {
  /** Asking for a way to do something, not for how something is. */
  ask: `how_to how_do_i how_do_you how_do_we how_can_i how_can_you how_can_we how_could_i how_could_you how_could_we how_would_i
    how_would_you how_would_someone how_would_somebody how_should_i how_should_we how_i_can how_i_could how_you_can how_we_can
    how_one how_does_one how_do_kids how_can_kids how_do_people_get how_do_teenagers how_much_do_i how_many_do_i teach_me
    show_me tell_me tell_us help_me help_us explain_how explain_to_me_how best_way easiest_way easy_way easy_ways fastest_way
    quickest_way good_way good_ways another_way secret_way sneaky_way sneaky_ways way_to ways_to way_of steps_to steps_for
    steps instructions tutorial recipe guide blueprint where_can where_do_i where_do_you where_do_we where_do_kids
    where_do_people where_do_older where_does where_to where_could where_should where_is_the_best can_i can_you can_u can_we
    can_someone could_i could_you could_we is_it_possible what_do_i_need what_do_you_need what_do_i_do what_should_i_use
    what_can_i_use what_can_i_mix what_happens_if_i give_me get_me find_me send_me trick_to tricks_to tips_to tips_for
    trick_for the_trick methods method what_is_the_best whats_the_best which_is_the_best what_are_the_best how_exactly
    exactly_how i_need need_to i_want want_to want_some i_would_like id_like i_wish lets let_me i_plan planning_to plan_to
    going_to i_will i_am_going i_am_trying im_trying trying_to looking_for where_i_can where_you_can where_we_can
    walk_me_through talk_me_through do_you_know_how anyone_know_how any_idea_how ideas_how know_how asking_for_a_friend
    how_soon how_do_teens how_many_can_i how_to_get list_of_ways give_us show_us plz please_tell is_it_ok is_it_okay
    is_it_safe would_you_tell would_it_be_possible list_the explain_the_steps help_me_plan i_would_be_grateful grateful
    any_tips any_ideas tips what_do_i_have_to please_help_me how_would_that how_would_one`,
  bareHow: 'how wie comment como hoe jak nasil hows',
  intend: `i_want want_to i_wish i_plan planning_to plan_to im_planning going_to i_will ill i_need lets we_should i_am_going
    im_about_to about_to i_should i_could_just i_wanted would_love_to i_would_like feel_like id_like i_swear i_hope
    hope_someone someone_should somebody_should we_will we_want we_are_going gonna so_i_can so_we_can ready_to`,
  notHow: `how_did how_was how_were how_many how_much how_old how_long how_far how_big how_tall how_fast how_does how_is how_are
    how_has how_have how_had how_often how_high how_deep how_come how_about how_heavy how_strong how_good how_bad how_well
    how_hard`,
  me: 'i im ive id ill me my mine myself we us our ourselves i_am',
  target: `someone somebody someones somebodys people person persons human humans anyone anybody everyone everybody him her them his
    kid kids child children boy boys girl girls classmate classmates schoolmate teacher teachers principal headteacher
    headmaster brother brothers sister sisters mum mums dad dads mother father parent parents stepfather stepmother
    stepbrother friend friends neighbour boss bully bullies baby babies toddler enemy enemies cousin uncle aunt grandma
    grandpa roommate guy guys dude man men woman women girlfriend boyfriend ex stranger students student pupil pupils class
    family cop police kitten dog dogs cat cats puppy hamster rabbit animal animals pet pets player old_lady old_man passengers
    jonas that_kid this_kid my_school mr mrs miss ms`,
  place: `school schools classroom class church mosque synagogue temple mall house building hospital stadium bus train station
    kindergarten library office city town gym parliament airport plane backyard`,
  school: 'school class classroom lesson playground campus gym locker',
  stealth: `without_getting_caught not_get_caught dont_get_caught getting_caught get_caught get_away_with getting_away no_one_finds
    nobody_finds nobody_finding leaving_traces leave_traces without_a_trace no_trace without_evidence without_anyone_noticing
    without_being_noticed without_anyone_knowing without_my_parents without_my_mum without_my_dad without_them_knowing
    without_him_knowing without_her_knowing without_them_noticing without_being_seen without_them_seeing without_him_seeing
    without_her_seeing without_anyone_seeing without_parents without_my_teacher without_teachers without_mum without_dad
    so_nobody so_no_one so_that_nobody so_that_no_one look_like_an_accident looks_like_an_accident perfect_murder
    hide_the_body hide_a_body undetected untraceable secretly so_they_dont_notice so_my_mum so_my_parents so_my_dad
    so_teachers parents_knowing parents_noticing parents_finding mum_knowing mum_noticing mum_finding mum_seeing dad_knowing
    dad_noticing dad_seeing behind_my_parents doesnt_notice dont_notice wont_notice no_one_notices nobody_notices
    never_find_out not_find_out dont_find_out cant_find_out doesnt_find_out without_paying without_permission without_asking
    cops_dont police_dont cops_find police_find not_be_caught never_caught dont_see_it without_it_smelling without_smelling
    without_noise without_him_finding without_her_finding without_them_finding without_telling without_anyone_hearing no_faces
    without_being_caught metal_detector metal_detectors sans_se_faire_prendre sans_me_faire sin_que_se ohne_dass_man
    ohne_dass_die without_getting without_anybody so_nobody_sees nobody_sees nobody_knows so_no_one_knows`,
  exact: `exactly exact in_real_life for_real real actually realistic really step_by_step in_detail every_detail detailed details
    at_home word_for_word so_i_can i_will_copy copy_paste copy_it that_works works_for_real legit working as_real
    in_the_real_world not_in_a_game not_the_game`,
  story: `story stories novel tale chapter character characters hero heroine villain script screenplay scene play comic film movie
    book fiction fairy_tale detective mystery crime_story thriller legend myth fable`,
  play: `minecraft roblox_studio zelda terraria chess video_game board_game in_the_game in_my_game in_a_game in_our_game my_game
    our_game this_game boss final_boss boss_fight zombie zombies dragon dragons vampire vampires werewolf orc orcs goblin
    goblins alien aliens monster monsters lego cardboard paper toy nerf water_balloon water_balloons water_gun papier scratch
    splatoon mario pokemon fifa tetris bomberman asteroids spaceship space_invaders laser lasers blender unity godot sims
    animal_crossing among_us clash_royale brawl_stars gta d_d dungeons dungeon bot enemies_in_my platformer shooter_game
    pixel_art sprite knight knights ender_dragon creeper creepers snowball snowballs marshmallow marshmallows foam plastic
    balloon balloons lolly_sticks origami costume carnival halloween cosplay theatre stage props prop level_5 speedrun mobs
    mod echecs ajedrez scacchi xadrez schaken schach szachy satranc cartes kartenspiel race jump_rope record rekord code
    pygame javascript canvas level design_a_level game_level battle_royale npc quest rpg paintball in_fortnite fortnite_map
    fortnite_dance oyunu oyununun oyunun condition javascript_game`,
  kitchen: `cake cookies cookie biscuit biscuits bread soup sauce stew marinade pizza salad chicken eggs egg pancakes dough batter
    cheese risotto bolognese tomato tomatoes potato potatoes onion onions apple apples pumpkin carrot carrots vegetables fruit
    cheesecake pudding coq ragout fondue ice_cream bombe_glacee dessert meringue strudel sahne creme nata panna patata patatas
    croquetas potato_bombs butter whipped_cream_cake ham fish salmon brisket ribs bees beekeeper sausage bacon`,
  bath: 'bath_bomb bath_bombs seed_bomb seed_bombs glitter_bomb',
  experiment: `baking_soda vinegar volcano mentos science_fair science_show science_project slime experiment experiments coke_bottle`,
  past: `why_did how_did how_was how_were when_did who_invented who_made who_built who_was who_were who_killed who_shot who_stole
    history historical century ancient medieval middle_ages ww1 ww2 wwi wwii world_war first_world second_world cold_war
    civil_war war wars battle revolution roman romans greeks vikings viking egyptians pharaoh empire caesar brutus cleopatra
    napoleon romeo juliet macbeth hamlet museum hiroshima nobel alfred_nobel guy_fawkes gunpowder_plot titanic samurai
    stone_age bronze_age dinosaur dinosaurs trial_of biography knights_have did_they did_people did_the in_the_past long_ago
    in_the_old 1914 1918 1939 1945 1789 1938 1940 1941 1942 1943 1944 nineteenth eighteenth`,
  why: `why_is why_are why_do why_does why_should why_shouldnt why_people is_it_bad what_is what_does what_are what_was whats_a
    effects effect_of affect affects influence consequences law laws illegal legal define definition meaning mean_the
    difference_between compare`,
  defence: `protect_myself protect_me protect_my protect_yourself protect_our protect_people protect_kids protect_children
    protect_against protect_from protect prevent prevention preventing avoid avoiding defend defence recognise recognize
    spot_a spot_fake spot_phishing spot_scams warn warning_sign warning_signs safe_from safe_against stay_safe keep_safe
    keep_me_safe safety_tips stand_up_for stand_up_to stand_up_against speak_up stop_bullying stop_someone stop_people
    stop_being stop_them stop_him stop_her stop_hackers what_should_i_do_if what_should_i_do_when what_can_i_do_if
    what_can_i_do_when what_should_we_do_if what_should_you_do apologise apologize apology say_sorry said_sorry sorry forgive
    make_up_with comfort cheer_up cheer_him cheer_her feel_better help_a_friend_who against_bullying against_racism
    against_hate against_drugs against_smoking against_vaping against_violence against_discrimination against_antisemitism
    dont_smoke do_not_smoke not_smoke no_smoking stop_smoking give_up_smoking stop_drinking say_no saying_no
    refuse resist anti_bullying anti_smoking anti_drug antibullying campaign awareness cybersecurity security report_a
    report_someone report_it gets_bullied being_bullied is_bullied was_bullied get_bullied bullies_me bullied_me hacked_me
    got_hacked been_hacked was_hacked was_stolen got_stolen get_it_back detect delete_a_virus remove_a_virus
    get_rid_of_a_virus antivirus anti_virus firewall white_hat ethical_hacker police_do police_solve detectives_find solve
    rescue first_aid vet firefighter firefighters put_out treat treatment cure heal poison_control tolerance equality
    equal_rights welcome include included respect kindness kind_words racism_is stereotype stereotypes prejudice
    discrimination human_rights should_be_banned gun_control gun_laws gun_violence peace erkenne erkennen reconnaitre
    reconocer riconoscere reconhecer herkennen rozpoznac tanimak how_to_tell_if is_it_fake detectives detective
    that_is_kind is_kind kind_for`,
  science: `science biology chemistry physics body brain cell cells immune lungs liver blood bacteria germs plant plants planet
    planets tumour tumor cancer vaccine vaccines antibiotics insects mosquito mosquitoes wasps wasp ants predator predators
    venom snake snakes spider spiders shark sharks lion lions`,
  photo: `photo photograph photography camera basketball penalty goal hoop free_throw puck volleyball tennis football soccer ball
    short_film film_a golf archery darts biathlon`,
  request: `write write_a write_an write_me make_me make_a create create_a draw draw_me invent generate give_me schreib mach ecris
    fais escribe haz scrivi fai escreve faz schrijf maak napisz zrob yaz yap`,
  insist: `exactly in_real_life for_real every_detail word_for_word i_will_copy copy_it so_it_works that_works it_really_works
    works_for_real not_in_a_game step_by_step as_real_as real_as_possible so_its_realistic so_that_its_realistic
    make_it_realistic with_temperatures with_every every_spicy as_convincing_as_possible full_speech brand_and_all which_tools`,
  study: `report essay presentation presentations referat expose homework project projects facts fact poster quiz debate article
    documentary summary speech argument arguments class_talk information research explain_why class_discussion textbook
    worksheet glossary assignment exam_question ausstellung exposicion esposizione history_lesson biology_lesson
    chemistry_lesson for_school for_class fur_die_schule fur_schule pour_l_ecole para_la_escuela per_la_scuola for_biology
    for_history for_bio`,
} as const
