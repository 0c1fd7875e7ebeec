// What hurts other people or takes what is theirs: hate, bullying and crime, in English. The other kinds stand in words-harm.ts.

export const harmWordsPeople = {
  hates: `hate hating hates make_fun_of making_fun_of mock laugh_at kill_all kill shoot burn burning gas insult insults insulting
    get_rid_of joke jokes meme memes send_back slur slurs against exterminate ban ban_all wipe_out kick_out throw_out deport
    bully roast hunt beat_up attack mean_names mean_name mean_words bad_names bad_name bad_words worst_word worst_words
    insulting_names rude_names offensive offensive_joke racist_names nasty_names worst_name down_with annoy hate_poem
    hate_song hate_rap hate_speech hate_post hate_letter hate_message funny_names mean_jokes mean_joke dark_joke dark_jokes
    edgy_joke edgy_jokes edgy_meme dark_humour dark_humor accent impression scare bullying harass excluding exclude
    laughing_at`,
  group: `jew jews jewish muslim muslims islam christians hindus hindu sikhs buddhists gay gays lesbian lesbians trans transgender
    trannies queer queers lgbt lgbtq homosexuals homos bisexuals immigrant immigrants migrant migrants refugee refugees
    foreigner foreigners foreign_kids foreign_people foreign_children arab arabs turk turks turkish gypsy gypsies roma sinti
    african africans mexican mexicans asian asians chinese_people chinese_kids chinese_kid chinese japanese_people koreans
    blacks black_people black_person black_kids black_kid black_children black_girl black_girls black_boy black_boys black_man
    black_men black_woman black_women black_students white_people brown_people brown_kids brown_kid brown_skin dark_skin
    dark_skinned people_of_colour people_of_color coloured_people disabled disabled_people disabled_kids handicapped autistic
    autistic_kids autistic_people autists deaf_people blind_people wheelchair_kids kids_in_wheelchairs people_in_wheelchairs
    kid_in_a_wheelchair down_syndrome fat_people fat_kids poor_people poor_kids homeless_people homeless beggars indians
    indian_people indian_kids poles polish_people romanians russians ukrainians syrians afghans albanians pakistanis americans
    germans italians israelis palestinians ginger_people gingers old_people special_needs people_from_africa from_africa
    kids_from_africa native_americans hijab hijabs headscarf headscarves people_with_headscarves muslim_kids jewish_kids
    gay_kids gay_people gay_boy trans_people trans_kids jewish_people muslim_people asian_kids asian_people arab_people
    black_guy white_kids indian romanian polish ukrainian_refugees syrian`,
  gender: 'women girls boys men woman girl females female feminists',
  contempt: `stupid inferior dirty ugly dumb dumber worse evil criminal criminals lazy lazier worthless animals disgusting gross
    subhuman vermin rats monkeys apes parasites terrorists terrorist thieves thief steal_everything stink stinks stinky smell
    smelly less_smart less_human less_intelligent not_human not_people not_smart too_stupid too_dumb idiots bad
    dangerous_people go_back go_home get_out dont_belong not_belong not_welcome should_leave should_die should_all_die
    deserve_to_die must_die die should_not_exist shouldnt_exist should_not_be_allowed shouldnt_be_allowed out_of_our_country
    ruin ruining take_over weird annoying freaks sick not_normal a_disease a_plague plague cheaters liars greedy scum trash
    garbage retarded weak weaker unnatural cancel ruined the_worst hell not_welcome_here not_as_smart back_to_africa
    back_where control_the_world rule_the_world control_everything control_the_banks run_the_banks run_the_world
    run_everything own_everything behind_everything locked_up be_locked_up not_permitted not_be_permitted
    should_not_be_permitted not_be_allowed should_be_banned dont_deserve crazy mental fake_people steal_our_jobs steal_jobs
    take_our_jobs are_animals are_the_problem ruin_everything ruin_our ruined_our not_real_people should_be_deported
    should_be_killed should_be_shot need_to_die need_to_leave shouldnt_vote disease virus less_than cursed going_to_hell
    go_to_hell sinful cockroaches low_iq lower_iq iq genetically primitive savages uncivilised uncivilized illegals invaders
    thrown_out steal steals be_thrown to_blame blame waste_of_money a_waste a_burden waste_of_space`,
  sexistContempt: `stupid inferior dumb dumber worthless weaker less_smart less_intelligent too_stupid idiots should_not_vote not_vote
    shouldnt_vote only_for_cleaning for_cleaning belong_in_the_kitchen in_the_kitchen should_stay_home should_cook obey
    should_obey property should_shut_up objects not_as_smart cant_drive bad_drivers lower_than should_not_work shouldnt_work
    should_not_be_allowed shouldnt_be_allowed worse_than less_worth`,
  nazi: `nazi nazis hitler holocaust kkk ku_klux_klan klan white_power white_supremacy white_supremacist third_reich ss fascism
    fascist swastika swastikas concentration_camp gas_chamber gas_chambers`,
  praise: `right good cool great hero awesome best_leader genius funny joke jokes meme memes poem_for rap song logo slogan poster
    join recruit hearts tattoo flag draw design fan_club rules fun lie fake never_happened not_real did_not_happen
    didnt_happen was_fake salute support love greatest misunderstood liar made_up superior proud convincing join_them`,
  hateAlone: `heil_hitler sieg_heil seig_heil gas_the_jews death_to_jews death_to_muslims white_power white_pride kill_all_jews nigger
    niggers nigga niggas faggot faggots fag fags tranny trannies chink chinks paki pakis kike kikes retard retards
    retarded_kids spastic spastics wetback wetbacks gook gooks racist_joke racist_jokes racist_meme racist_memes racist_poem
    racist_song racist_insult racist_insults racist_slur racist_slurs racist_story racist_words racist_names racist_chant
    racist_rap racist_things racist_comments sexist_joke sexist_jokes sexist_meme sexist_memes sexist_things antisemitic_joke
    antisemitic_jokes homophobic_joke homophobic_jokes homophobic_slur islamophobic_joke jew_joke jew_jokes jewish_jokes
    holocaust_joke holocaust_jokes nazi_joke nazi_jokes black_jokes gay_jokes hate_speech_against go_back_to_africa white_race
    master_race inferior_race superior_race pure_race race_traitor white_is_right great_replacement monkey_noises
    something_racist something_sexist something_homophobic something_antisemitic be_racist be_sexist say_something_racist
    racist_stuff sexist_stuff racist_post racist_text racist_quote`,
  better: `better superior smarter smart_than above best more_intelligent smarter_than more_valuable cleverer`,
  whites: 'white_people whites white_race aryans aryan our_race white_kids germans men boys christians',

  insult: `insult insults insulting roast roasting roasts diss disses mock mocking make_fun_of making_fun_of makes_fun_of laugh_at
    humiliate humiliating embarrass embarrassing tease teasing bully bullying bullies cyberbully troll trolling harass
    harassing blackmail blackmailing threaten threatening stalk stalking intimidate gang_up_on spread_rumours spread_lies
    take_revenge get_revenge revenge_on get_back_at pay_back prank_call dox ridicule call_out pick_on spy_on exclude torment
    take_her_down take_him_down take_them_down moquer mobbe`,
  meanly: `mean meaner meanest nasty nastiest cruel insulting humiliating hurtful embarrassing hateful rude savage brutal evil harsh
    spiteful vicious bitchy roasting diss threatening offensive degrading threat threat_letter burn fake scary worst ugly
    creepy anonymous wredny`,
  message: `message messages text texts post posts comment comments rumour rumours nickname nicknames insult insults poem poems joke
    jokes meme memes song songs rap raps letter letters picture pictures words word things thing name names story stories
    profile account accounts lyrics chant speech dm caption captions tiktok poster posters drawing drawings limerick rhyme
    remark remarks comeback comebacks snap reply status poll vote vine cartoon diss_track threat_letter death_threat email_to
    note_to lines stuff something list quiz note notes`,
  victim: `someone somebody him her his them kid kids boy girl classmate classmates schoolmate teacher teachers headteacher principal
    brother sister friend friends neighbour guy girlfriend boyfriend ex best_friend new_girl new_boy new_kid cousin student
    pupil teammate deskmate roommate little_brother little_sister fat_kid nerd nerds enemy coach tutor my_class our_class
    in_my_class in_our_class in_class at_school from_school from_class mr mrs miss ms my_mum my_dad mum_of lisa tom emma ben
    mia paul finn noah leon lena anna max tim leo luca lukas jonas felix ella lea lara laura sarah sara julia sophie sophia
    olivia amelia ava jack harry oliver george charlie jake josh ryan kevin jason justin dylan tyler brandon kyle ethan liam
    lucas mason logan james john mike michael david daniel sam alex chris matt nick lily chloe grace megan amy jess jessica
    ashley emily hannah zoe lucy molly katie kate ruby maya nina nora clara marie lotte jan piet pablo maria carlos juan jose
    mateo diego lucia sofia marco giulia matteo amir ali mohammed omar fatima aisha yusuf mehmet elif ayse kaan jakub zosia
    kasia ola kuba pierre louis hugo camille manon tyra jamal peter simon philip robert steve karen stacy becky brittany derek
    connor toby oscar archie theo freddie isla poppy evie marcus victor ivan eva ida mila finley erik lars sven nils greta
    frieda karl henry elias samuel bella nathan zach aaron adam abby timmy tommy billy jimmy danny bobby jenny`,
  flaw: `fat fatty ugly ugliest loser losers stinks stink smells smelly stinky stupid stupidest idiot idiots dumb dumbest worthless
    disgusting crybaby wets_the_bed pees wets_himself moron weirdo freak freaks gross no_friends nobody_likes no_one_likes
    nobody_wants no_one_wants pathetic big_nose stutters stutter hideous coward wimp clothes_are retard baby_face shut_up
    hates_her hate_her hates_him hate_him hates_them bad_breath embarrassing_photo embarrassing_photos embarrassing_picture
    kill_yourself kill_herself kill_himself should_die go_die old_hag bad_at_sports double_chin body_odour slut whore bitch
    laughing_at laugh_at virgin is_trash are_trash is_garbage are_garbage youre_trash`,
  writes: `write writing say saying tell send text post make create draw call calling give photoshop edit design shout sing generate
    help_me think_of list need invent record put share spread start rap vote roast comment compose publish want`,
  makeVictim: 'make making makes get',
  suffer: `cry cries crying feel_bad feel_sad feel_stupid feel_ugly feel_worthless feel_small feel_awful feel_terrible
    feel_like_trash feel_bad_about look_stupid look_bad look_ugly look_dumb look_fat look_like_an_idiot quit leave_school
    leave leave_our_school leave_the_school change_schools hated unpopular scared afraid suffer jealous_and angry embarrassed
    lonely miserable regret lose_all lose_her_friends lose_his_friends lose_friends pee_his pee_himself feel_left_out sad
    ashamed fail lose_his_job lose_her_job get_fired fired do_my_homework do_what_i_say like_air like_hes_air like_shes_air
    like_he_doesnt_exist stops_coming stop_coming never_comes_back doesnt_come_back`,
  everyone: `everyone everybody nobody no_one whole_class the_class whole_school all_my_friends others the_others all_kids people
    my_friends all`,
  shun: `hates hate laughs laugh ignores ignore bullies likes talks talk play plays sits invites invite against stop_talking
    stops_talking unfriend avoid avoids`,
  exclude: `exclude kick_out keep_out kick leave_out leave_her_out leave_him_out remove keep_her_out keep_him_out kick_her_out
    kick_him_out not_invite uninvite ignore push_out throw_out isolate block lock_out`,
  circle: `group_chat chat party group team friend_group friends club class whatsapp whatsapp_group discord_server birthday game
    our_group sleepover`,
  rumour: `rumour rumours gossip fake_story fake_screenshot fake_screenshots fake_chat fake_evidence made_up_story false_story
    fake_news_about spreading_something spread_something something_about_her something_about_him lies_about lie_about
    spread_lies spreading_lies spread_rumours secret_about secrets_about a_secret_about`,
  fakeSelf: `fake_account fake_accounts fake_profile fake_profiles fake_instagram fake_tiktok fake_dating fake_page fake_snapchat
    fake_girl fake_love_letter fake_message fake_messages fake_email catfish impersonate pretend_to_be hate_page hate_account
    hate_group hate_website hate_club burn_book anonymous_account i_hate burn_page burn_pages hate_list slam_book`,
  pictures: `meme memes photoshop edit deepfake deepfakes caption morph sticker stickers face_swap faceswap pig_nose caricature
    ai_picture nicknames nickname insults names_for`,
  steals: `steal stealing shoplift shoplifting rob robbing pickpocket burgle break_into breaking_into break_in nick swipe loot mug
    mugging snatch scam scamming swindle con_people phish forge forging counterfeit counterfeiting launder ddos ddosing
    dos_attack dox doxx swat swatting hotwire hot_wire vandalise vandalize trespass extort hijack smuggle embezzle
    pirate_movies pirate_games pirate_music plagiarise_without cheat_in cheat_on dodge_the_fare fare_dodge sneak_into
    rip_off_people shoplifts nick_stuff nicking take_without_paying take_it_without_paying walk_out_without_paying
    leave_without_paying five_finger rob_someone rob_a rip_off ripoff swap_price switch_price_tags price_tags jack_a steal_a
    steal_from`,
  hacks: `hack hacking hacks crack cracking break_into breaking_into get_into log_into login_to log_in_to bruteforce brute_force
    bypass guess guessing stealing hijack take_over phish phishing ddos crash take_down shut_down jailbreak_his unlock spoof`,
  hackThing: `account accounts acc password passwords pass_word passcode passcodes login logins instagram snapchat tiktok facebook
    whatsapp roblox robux fortnite vbucks v_bucks discord wifi wi_fi router server servers database computer computers laptop
    phone phones iphone ipad email emails gmail grades grade_system school_system school_computer school_network school_server
    website websites system bank bank_account atm webcam camera cameras admin network playstation_account steam_account
    minecraft_account messages chat chats dms icloud credit_card credit_cards card_details bank_details identity credentials
    skin skins nintendo xbox game_account netflix_account netflix spotify teams chromebook smartboard printer network_password
    school_account teams_account google_account gmail_account steam security_camera security_cameras drone car_key
    vending_machine cctv playstation psn switch_account fifa_account brawl_stars_account clash_account supercell_account
    moodle classroom_account school_portal intranet`,
  hackOnly: 'hack hacking hacks hacker',
  owned: `my his her their someone somebody someones somebodys else elses friend friends teacher teachers brother brothers sister
    sisters mum mums dad dads neighbour neighbours classmate classmates girlfriend girlfriends boyfriend boyfriends ex exs
    parents school schools kid kids guy guys principal people other others strangers stranger streamer player players`,
  others: `his her their someone somebody someones somebodys else elses friend friends teacher teachers brother brothers sister
    sisters mum mums dad dads neighbour neighbours classmate classmates girlfriend girlfriends boyfriend boyfriends ex exs
    parents school schools kid kids guy guys principal people other others strangers stranger bank company shop store`,
  fakes: 'fake faking forge forging falsify counterfeit imitate',
  paper: `id ids id_card id_cards passport passports signature signatures doctors_note sick_note doctor_note sicknote report_card
    school_report money euros dollars banknotes bank_notes bills coins ticket tickets bus_pass train_ticket concert_ticket
    certificate certificates covid_test prescription prescriptions vaccine_card drivers_license driving_licence student_card
    license licence permission_slip excuse_note absence_note receipt receipts grades grade marks bad_test drivers_licence
    license_plate identity_card age vouchers gift_card gift_cards coupon coupons barcode barcodes medical_certificate
    certificate_from_the_doctor doctors_certificate attestation`,
  faked: 'fake forged false counterfeit fakes faking forge',
  codes: `make write code create build program send put give programming develop script coding install download spread python
    javascript java c++ need get want upload plant`,
  malware: `virus viruses malware ransomware keylogger keyloggers key_logger trojan trojans spyware rat_tool botnet worm_virus
    computer_virus phishing phishing_mail phishing_email phishing_site phishing_page phishing_message phishing_link fake_login
    logic_bomb rootkit ddos_tool ip_grabber ip_logger token_grabber password_stealer stealer zip_bomb fork_bomb aimbot booter
    stresser spam_bot discord_tokens discord_token tokens_from session_tokens card_skimmer`,
  lock: `lock locks door car house safe window bike_lock padlock lockpick lockpicking vault garage locker cash_register
    vending_machine atm fahrradschloss schloss haustur cadenas antivol candado serratura lucchetto cadeado fietsslot zamek
    kilit porte puerta porta`,
  opens: 'pick picking open opening break breaking crack unlock force lockpick jimmy cut smash get_into',
  notMine: `not_mine isnt_mine thats_not_mine someone_elses without_the_key without_a_key without_key no_key neighbour neighbours
    stranger strangers house houses at_night closed_shop shop of_a_house of_a_car car alarm not_my others without_paying
    free_stuff someones teachers cabinet exam exams desk`,
  shopTheft: `in_my_jacket in_my_bag in_my_pocket in_my_backpack under_my_shirt under_my_jacket in_my_sleeve in_my_hoodie past_the_alarm
    security_tag security_tags anti_theft without_paying dont_pay not_paying not_pay`,
  shop: `shop store supermarket mall camera cameras security staff cashier checkout self_checkout candy sweets makeup lipstick
    chocolate sneakers shoes clothes bus train ticket cinema tram`,
  scams: `scam scams scamming scammer trick_people fool_people phish phishing ponzi_scheme pyramid_scheme money_laundering blackmail
    ransom con_artist fraud`,
  spies: `spy spying track tracking read reading listen watch watching secretly see record follow stalk monitor see_what location_of
    find_the_ip ip_address find_out_where find_the_address get_the_address find_his_address find_her_address keylog`,
  spyThing: `messages phone whatsapp chats chat dms diary type camera webcam location ip_address ip home_address address emails calls`,
  filterDodge: `bypass get_around getting_around get_past turn_off disable remove unblock hack evade trick avoid delete crack beat fool
    switch_off go_around uninstall bypassing`,
  controls: `parental_controls parental_control parent_filter parents_filter parent_lock family_link screen_time screen_time_limit
    school_filter school_wifi_filter school_firewall school_block firewall age_check age_verification age_limit
    age_restriction child_lock kid_filter_on content_lock web_filter blocked_sites blocked_websites safe_search school_blocker
    securly lanschool lightspeed goguardian icloud_lock activation_lock bootlock kiosk_mode lockdown_browser`,
  cardOf: `credit_card credit_cards bank_card debit_card card paypal apple_pay bank_account purse wallet savings amazon_account`,
  freebies: `free_robux free_vbucks free_v_bucks robux_generator vbucks_generator free_gift_cards cracked_games cracked_version
    cracked_minecraft pirated illegal_stream illegally illegal_website illegal_download torrent_movies dark_web darkweb
    deep_web darknet silk_road stolen_credit swatting swat_someone fake_id fake_ids fakeid fake_money counterfeit_money
    fake_passport lock_picking lockpicking_house deepfake_of_my deepfakes_of_my keylogger keyloggers ransomware ddos ddosing
    ddosed booter_site phishing_site phishing_page phishing_email phishing_mail exam_answers_early steal_the_exam
    steal_the_test test_answers_from_teacher bomb_threat fire_alarm_prank prank_call_911 prank_call_112 fake_emergency_call
    dox doxx doxxing shoplift shoplifting free_movies_illegal cracked_software crack_a_game pirate_a_movie pirate_movies
    pirate_games pirate_a_game torrent_a_movie aimbot wallhack dupe_glitch_money credit_card_generator credit_card_numbers
    card_numbers burner_account_to sim_swap carding free_stuff_from free_snacks_from free_games_illegally`,
  arson: `set_fire set_on_fire burn_down set_alight light_on_fire arson throw_bricks smash_windows smash_the_windows break_windows
    graffiti spray_paint slash_tyres slash_tires key_a_car key_his_car key_her_car vandalise vandalize vandalism egg_his
    egg_her flood_the scratch_his_car scratch_her_car wreck trash destroy`,
  property: `school train bus car cars house neighbours neighbour neighbour_house shop playground shed bin bins wall walls toilet
    toilets garden garage forest barn tyres property windows`,
  target: 'it_stop vizinho chavo compadre quelquun salon companero meu_pai sa_mere',
  deadIdiom: `six_feet_under 6_feet_under sleep_with_the_fishes end_up_in_the_ground meet_his_maker make_a_person_disappear
    make_someone_disappear make_him_disappear make_her_disappear hire_a_hitman find_a_hitman hitman_for choose_my_next_victim
    next_victim kill_list hit_list_of shut_up_forever bring_den_um bring_ihn_um bring_sie_um bringe_ihn_um bringe_sie_um
    bringe_den_um silence_him_forever silence_her_forever want_him_dead want_her_dead want_them_dead i_want_him_dead
    wish_he_was_dead wish_she_was_dead in_a_body_bag look_like_an_accident looks_like_an_accident taken_out_permanently
    take_him_out_permanently perfect_murder hide_the_body hide_a_body get_rid_of_a_body`,
  poisons: `poison poisons poisoned rat_poison cyanide arsenic laxatives laxative bleach poison_for veneno veleno trucizna zehir drano
    antifreeze`,
  onFire: 'on_fire alight in_flames brennen en_feu',
  must: 'has_to have_to must should deserves needs_to needs will gotta ought',
  killer: 'serial_killer hitman assassin school_shooter murderer mass_murderer mafia',
  tooMuch: 'how_much how_many too_much overdose safe_dose high_dose dose dosage',
  drunkGames: `drinking_game drinking_games real_shots jello_shots beer_pong pass_a_drug_test beat_a_drug_test cheat_a_drug_test
    pass_the_drug_test drug_test fake_pee keg_stand beer_bong never_have_i_ever_with_shots`,
  naughtyEmoji: '🍆_🍑 🍑_🍆 🍆 💦_🍑 👅_🍑',
  unwelcome: `dont_belong not_belong doesnt_belong go_back_where go_back_to get_out_of_our not_welcome leave_our_country
    leave_our_school out_of_our out_of_my go_home`,
  race: 'race races our_race your_race white_race skin_colour skin_color white_people aryans',
  sends: 'send ship throw push kick put deport',
  backwards: 'back sea ocean out away boat camp camps',
  polls: 'poll polls vote ranking rank rate list tier_list top_ten survey quiz',
  ranked: `ugliest loser losers ugly fattest dumbest stupidest worst_kid worst_person smelliest weirdest most_annoying hated
    most_hated nerds`,
  looksReal: `look_real looks_real look_legit looks_legit look_like_real looks_like_real real_looking looks_official look_official
    so_i_can_skip skip_school so_i_dont_have_to appears_genuine looks_genuine genuine look_genuine miss_the_exam miss_school
    skip_the_exam appears_real authentic`,
  loginPage: 'login page website site shop_page email mail sms link app',
  nightly: 'at_night after_hours without_the_alarm alarm when_its_closed closed when_nobody camera cameras',
  enters: 'get_in get_into sneak_into sneak_in break_in break_into enter climb_into get_inside',
  lockpick: `pick_the_lock pick_a_lock pick_locks lock_picking pick_the_locks open_a_lock_without pick_a_bike_lock lockpicking lockpick`,
  dodges: 'dodge escape evade run_from hide_from outrun lose get_away_from dont_get_seen_by',
  police: 'cops police cameras security_camera security_cameras security_guard security_guards guards',
  disables: 'turn_off disable cut deactivate switch_off disarm bypass turns_off disables switches_off',
  alarm: 'alarm alarms alarm_system cameras cctv security_system security_cameras',
  cries: `cry cries crying weint heult pleure pleurer llore llorar piange piangere piangesse chore chorar huilt huilen placze
    plakala plakal aglasin aglat weinen`,
  drunkWord: `drunk wasted stoned tipsy buzzed hammered intoxicated plastered tripping betrunken besoffen bekifft bourre saoul borracho
    ubriaco bebado dronken pijany sarhos hungover`,
  underage: `13 14 15 16 12 11 10 underage under_18 under_age minor minors teen teens teenager teenagers kid kids child children id age
    without_id fake_id my_age`,
  feelsLike: `feel_like feels_like does_it_feel is_it_like its_like taste_like tastes_like help_me_relax help_me_focus help_me_sleep
    helps_me fun cool worth_it make_me_cool look_cool safe_to_try try_it should_i_try first_time effects_fun beginner
    beginners amount`,
  cover: `hide hiding cover mask get_rid_of remove smell smells smelling breath breathalyzer eyes red_eyes sober act_sober
    look_sober detect detected`,
  rings: `smoke_rings vape_tricks ghost_inhale blow_os blow_smoke smoke_tricks vape_cloud vape_clouds big_clouds`,
  altDrunk: `mouthwash hand_sanitizer vanilla_extract nutmeg cough_syrup cough_medicine nyquil benadryl rubbing_alcohol perfume
    energy_drink red_bull`,
  firework: `firework fireworks firecracker firecrackers smoke_bomb smoke_bombs stink_gas stinkbomb bottle_bomb dry_ice_bomb works_bomb
    m80 bottle_rocket`,
  homemade: `homemade home_made stronger louder at_home myself in_class at_school school without_adult without_adults
    without_my_parents throw illegal bigger explode out_of`,
  sharpens: 'sharpen sharp sharpening pointy deadly',
  cutsPeople: `stab someone fight weapon school hurt skin defend_myself_at_school self_defense self_defence protection`,
  animal: `cat cats dog dogs kitten puppy hamster rabbit animal animals pet pets bird birds frog frogs katze hund chat chien gato
    perro gatto cane kat kota psa kedi kopek`,
  cruel: `torture torturing hurt hurting kick kicking burn burning drown drowning throw_out_of_the_window scream screams suffer
    microwave skin_alive step_on poison poisoning shut_up_forever set_fire`,
  forgesWeak: 'print copy change edit sign photoshop imitate nachmachen',
  paperStrong: `signature signatures grades marks report_card id_card passport doctors_note sick_note banknotes ids school_report money
    drivers_license student_card certificate unterschrift zeugnis grade mark medical_certificate`,
  meanThing: `was_gemeines was_fieses was_boses something_mean something_nasty something_rude something_hurtful something_cruel
    anything_mean the_worst_thing something_really_mean something_so_mean quelque_chose_de_mechant algo_malo algo_feo
    qualcosa_di_cattivo iets_gemeens iets_lelijks cos_wrednego kotu_bir_sey`,
  finds: `find_out get guess crack steal figure_out see log_into get_into know break_into take copy get_in read open enter`,
  secretWord: `password passwords passcode pin login logins credentials bank_details card_details credit_card_number robux skins account
    accounts`,
  spyHard: 'spy spying track tracking stalk keylog trace_his trace_her listen_in eavesdrop bug',
  flaw2: `pig cow whale rat monkey donkey pimples acne glasses braces big_nose big_ears stutter lisp wheelchair bald weak fat skinny
    nerd witch clown poop toilet lame cringe poor clothes teeth hair`,
  accessThing: `account accounts password passwords instagram snapchat whatsapp phone computer laptop wifi messages chats dms email camera
    webcam roblox icloud login system database server router school_system`,
  viral: 'viral post share everyone send group_chat tiktok instagram spread show',
  heShe: 'he she they',
  bringt: 'bring bringe bringt',
  um: 'um',
  holds: 'hold push keep',
  underWater: 'under_water underwater head_under',
  strongWeapon: `napalm molotov molotovs molotov_cocktail pipe_bomb pipe_bombs nail_bomb explosives ricin sarin thermite semtex tnt
    gunpowder mustard_gas chlorine_gas nerve_gas silencer ghost_gun letter_bomb ied`,
  terrorist: 'terrorist terrorists',
  jokesWord: 'joke jokes meme memes punchlines',
  racistW: 'racist nazi supremacist fascist antisemite homophobe white_supremacist',
  convinces: 'convincing convince persuade despise hate join recruit',
  youW: 'you your',
  scares: 'scare threaten force intimidate bully pressure frighten',
  money: 'lunch_money money phone snacks homework pocket_money',
  stopsComing: `stops_coming stop_coming never_comes_back doesnt_come_back leave_school leaves_school leave_our_school leave_the_school
    change_schools quits_school stays_away stay_away_from_school`,
  looksLikeFrom: `looks_like_it_is_from looks_like_its_from looks_like_it_comes_from look_like_it_is_from looks_like_it_came_from
    pretends_to_be_from pretend_to_be_from`,
  noTicket: `without_a_ticket without_ticket without_tickets ohne_ticket ohne_fahrschein sans_ticket sans_billet sin_billete
    senza_biglietto`,
  ransomW: 'until_they_pay unless_they_pay till_they_pay until_he_pays',
  breaksLock: 'knacken knacke aufbrechen crocheter scassinare arrombar openbreken forzar',
} as const
