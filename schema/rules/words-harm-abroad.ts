// The same groups in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish, without accents: what a learner of ours
// may write who does not write English.

export const harmWordsAbroad = {
  ask: `wie_kann_ich wie_kann_man wie_konnen_wir wie_mache_ich wie_macht_man wie_baut_man wie_baue_ich wie_bau_ich wie_komme_ich
    wie_kommt_man wie_bekomme_ich wie_bekommt_man wie_krieg wie_kriege_ich wie_geht_das wie_werde_ich wie_wird_man
    wie_kaufe_ich wie_stelle_ich wie_falsche_ich wie_verstecke_ich wie_soll_ich wie_konnte_ich wo_kann_ich wo_kann_man
    wo_bekomme_ich wo_kriege_ich wo_krieg_ich wo_gibt_es wo_kaufe_ich zeig_mir zeige_mir sag_mir erklar_mir hilf_mir schreib
    schreibe ich_will ich_mochte ich_brauche anleitung rezept kannst_du_mir wie_man gib_mir bring_mir_bei mach_mir mach
    erfinde was_brauche_ich comment ou_acheter ou_trouver ou_puis ou_peut je_veux j_aimerais je_voudrais dis_moi montre_moi
    montre explique_moi explique_comment aide_moi ecris ecris_moi fais_moi donne_moi recette apprends_moi comment_faire
    ou_est_ce_que tuto comment_est_ce_que peux_tu fais invente como_hago como_puedo como_se como_hacer como_consigo
    como_comprar como_puede donde_puedo donde_compro donde_consigo donde_se quiero dime ensename explicame ayudame escribe
    escribeme dame receta necesito muestrame como_me como_puedo_hacer haz hazme come_faccio come_posso come_si come_fare
    dove_posso dove_si_compra dove_trovo dove_compro voglio vorrei dimmi mostrami fammi spiegami aiutami scrivi scrivimi dammi
    ricetta come_costruire fai como_faco como_posso como_fazer como_eu onde_posso onde_compro onde_eu_compro quero me_mostra
    me_ensina me_diz me_ajuda escreve escreva preciso faz faca hoe_kan_ik hoe_maak_ik hoe_kom_ik hoe_krijg_ik hoe_maak_je
    hoe_kun_je hoe_moet_ik waar_kan_ik waar_koop_ik ik_wil laat_me leer_me help_me_om vertel_me schrijf geef_me hoe_word_ik
    maak hoe_bouw_ik hoe_je jak_moge jak_mozna jak_zrobic jak_zbudowac jak_kupic jak_sie jak_dostac jak_wlamac gdzie_moge
    gdzie_kupic chce pokaz_mi pokaz powiedz_mi pomoz_mi napisz daj_mi naucz_mnie jak potrzebuje nasil nasil_yapilir
    nasil_yaparim nasil_yapabilirim nerede nereden istiyorum goster bana_goster yaz bana_yaz soyle ogret yardim_et tarifi
    nasil_alirim`,
  intend: `ich_will ich_mochte ich_werde wir_wollen je_veux je_vais j_ai_envie quiero voy_a quisiera voglio vorrei quero vou ik_wil
    ik_ga chce zamierzam istiyorum istiyom`,
  me: `ich mich mir mein meine meinen meinem meiner je me moi mon ma mes yo mi mis io mio mia miei eu meu minha ik mij mijn ja
    mnie moj moja moje ben beni benim`,
  target: `jemand jemanden jemandem bruder schwester lehrer lehrerin mitschuler mitschulerin mutter vater kind kinder freund freundin
    katze hund tier tiere leute menschen nachbar schuler junge madchen ihn ihr quelqu quelqu_un frere soeur prof professeur
    maitresse maitre mere pere enfant copain copine chat chien eleve eleves garcon fille voisin gens camarade lui alguien
    hermano hermana profesor profesora maestro maestra nino nina companero companera gato perro madre padre amigo amiga vecino
    persona chico chica gente qualcuno fratello sorella professore professoressa compagno compagna mamma papa gatto cane
    bambino ragazzo ragazza amico amica uno alguem irmao irma professor professora colega mae pai cachorro crianca pessoa
    menino menina iemand broer zus zusje leraar juf meester klasgenoot moeder vader kat hond mensen jongen meisje vriend kogos
    brata brat siostre siostra nauczyciela nauczycielke kolege kolezanke mame tate kota psa ludzi dziecko birini birisini
    kardesimi ogretmenimi arkadasimi annemi babami kediyi kopegi cocugu insan insanlari kardesim vizinho vizinha chavo
    compagno_di vicina nachbarin oma opa`,
  place: 'schule ecole escuela colegio scuola escola szkole szkola okulu okul',
  school: 'schule ecole escuela colegio scuola escola szkoly szkole okula okul okulun okulda sistemini',
  stealth: `ohne_dass ohne_erwischt unbemerkt heimlich ohne_meine_eltern sans_que sans_se_faire en_cachette sans_mes_parents sin_que
    sin_ser sin_que_me_pillen a_escondidas senza_che senza_farmi di_nascosto sem_que sem_ser escondido zonder_dat stiekem
    zonder_betrapt bez_wiedzy zeby_nikt po_kryjomu gizlice yakalanmadan kimse_gormeden`,
  story: `geschichte marchen roman krimi histoire conte roman_policier historia cuento novela storia racconto favola conto verhaal
    sprookje opowiadanie bajka bajke hikaye masal`,
  play: `spiel endgegner drachen drache zombies jeu jeu_video dragon juego videojuego gioco videogioco drago jogo dragao spel draak
    gra grze smok oyun oyunda ejderha pappe carton cartone karton kartondan playmobil carnaval karneval fasching brettspiel
    wasserpistole badebombe pistolet_a_eau pistola_de_agua pistola_ad_acqua waterpistool su_tabancasi`,
  past: `warum_hat weltkrieg romer ritter mittelalter guerre chateau roi romains guerra romanos caballeros romani storia_romana
    cavalieri oorlog ridders wojna wojny rycerze savas savasi geschichtsreferat histoire_de_france dreissigjahrigen_krieg
    im_krieg`,
  defence: `gegen_mobbing gegen_rassismus schutzen vermeiden verhindern entschuldigen entschuldigung contre_le_harcelement
    contre_le_racisme proteger eviter pardon excuser s_excuser contra_el_acoso contra_el_racismo evitar disculpa perdon
    pedir_perdon contro_il_bullismo contro_il_razzismo evitare proteggere scusa scusarmi contra_o_bullying contra_o_racismo
    desculpa tegen_pesten tegen_racisme beschermen voorkomen sorry_zeggen przeciw przeprosic chronic zorbaliga_karsi korumak
    korunmak ozur aufhoren rauchen_aufhoren arreter_de_fumer arreter dejar_de_fumar smettere_di_fumare parar_de_fumar
    stoppen_met_roken rzucic_palenie`,

  hurt: `toten tote umbringen umbringe ermorden ermorde erschiessen erstechen verprugeln verprugle vergiften verletzen verletze
    wurgen schlagen schlage weh_tun wehtun prugeln tuer tue assassiner frapper frappe poignarder empoisonner etrangler blesser
    cogner tabasser faire_mal battre matar mato asesinar golpear golpeo pegar pegarle herir envenenar apunalar estrangular
    lastimar hacer_dano darle_una_paliza uccidere uccido ammazzare ammazzo picchiare picchio accoltellare avvelenare ferire
    strangolare fare_male fargli_male bater espancar esfaquear machucar ferir doden vermoorden neersteken vergiftigen slaan
    pijn_doen in_elkaar_slaan zabic zabije pobic pobije zamordowac otruc skrzywdzic udusic uderzyc oldurmek oldurururum
    oldururum oldurmeyi oldurecegim dovmek dovmeyi doverim bicaklamak zehirlemek yaralamak`,
  kill: `umbringen umbringe ermorden erschiessen erstechen vergiften assassiner poignarder empoisonner etrangler asesinar apunalar
    envenenar uccidere ammazzare accoltellare avvelenare esfaquear vermoorden neersteken vergiftigen zabic zamordowac otruc
    oldurmek oldururum oldurebilirim bicaklamak zehirlemek`,
  beatUp: `verprugeln zusammenschlagen tabasser casser_la_gueule dar_una_paliza darle_una_paliza picchiare espancar dar_uma_surra
    in_elkaar_slaan pobic dovmek`,
  dead: 'tot mort muerto muerta morto morta dood martwy olu',
  destroys: `anzunden abfackeln sprengen in_die_luft_jagen niederbrennen bruler mettre_le_feu faire_exploser faire_sauter quemar
    incendiar prender_fuego volar bruciare incendiare dare_fuoco far_esplodere botar_fogo explodir in_brand_steken opblazen
    spalic podpalic wysadzic yakmak patlatmak`,
  make: `bauen baut baue bastelt basteln herstellen herstelle kaufen kaufe besorgen bekommen komme kriegen machen fabriquer acheter
    trouver construire faire avoir hacer hago fabricar comprar construir conseguir consigo costruire fare comprare fabbricare
    procurarmi fazer faco maken bouwen kopen krijgen zrobic kupic zbudowac zdobyc yapmak yapilir yaparim yapabilirim almak
    satin_almak alirim yapmayi yapimi mitbringen mitnehmen apporter llevar portare levar meenemen przyniesc costruisce
    fabbrica fabrica construye hace fabrique faz constroi maakt bouwt krieg`,
  weapon: `bombe bomben rohrbombe sprengstoff waffe waffen pistole pistolen gewehr granate schlagring springmesser bombes arme armes
    pistolet fusil grenade explosif explosifs couteau_a_l_ecole cocktail_molotov bomba bombas arma armas pistola pistolas
    granada explosivo explosivos fucile granata esplosivo esplosivi tirapugni armi faca_para_a_escola espingarda bom bommen
    wapen wapens pistool geweer vuurwapen springstof bomby bron karabin granat bombayi silah silahi tabanca tufek patlayici
    molotof molotow butterfly_messer butterflymesser`,
  realGun: `waffe waffen pistole gewehr arme pistolet fusil arma pistola fucile wapen pistool bron silah tabanca`,
  knife: 'messer taschenmesser couteau cuchillo navaja coltello faca mes noz bicak',
  brings: `mitbringen mitnehmen bringe nehme apporter amener cacher emmener llevar esconder traer portare nascondere levar meenemen
    verstoppen przyniesc schowac goturmek saklamak`,
  plansFor: `anleitung rezept bauplan recette plan tuto receta instrucciones ricetta istruzioni receita instrucoes recept handleiding
    przepis instrukcja tarif tarifi`,
  drug: `drogen gras_rauchen kiffen kiffe zigaretten zigarette alkohol bier schnaps wodka wein koks heroin vapen vape e_zigarette
    e_zigaretten hasch drogue drogues beuh cannabis cigarette cigarettes clope clopes alcool biere vodka joint joints cocaine
    vapoteuse droga drogas marihuana porro porros cigarrillo cigarrillos cigarro cigarros alcohol cerveza cocaina vaper vapers
    vapeador vapear spinello spinelli canna canne sigaretta sigarette alcol birra svapo maconha baseado bebida_alcoolica
    cerveja wiet sigaretten sigaret drugs coke_kopen vapes joint_roken blowen narkotyki marihuane trawke papierosy papierosa
    piwo wodke kokaina uyusturucu esrar sigara alkol bira kokain puff_kaufen gras_kaufen`,
  uses: `rauchen rauche kaufen kaufe trinken trinke besorgen bekommen komme nehmen kriege probieren verstecken drehen fumer acheter
    boire trouver avoir prendre cacher rouler fumar comprar beber conseguir consigo tomar esconder fumare comprare bere
    trovare prendere nascondere roken kopen drinken kom krijg krijgen verstoppen draaien palic kupic pic zdobyc dostac icmek
    almak bulmak satin_almak alabilirim bulabilirim icebilirim satin hacer fazer herstellen fabriquer`,
  drunk: `betrunken_werden besoffen_werden betrunken high_werden bekifft defonce bourre bourres saoul se_saouler me_saouler
    emborracharme emborracharse borracho colocarme drogarme ubriacarmi ubriacarsi ubriaco sballo ficar_bebado bebado chapado
    dronken dronken_worden high_worden upic_sie pijany najebac sarhos_olmak sarhos kafayi_bulmak sballarsi sballarmi sballarci
    colocarse se_defoncer`,
  porn: `porno pornos pornofilm pornofilme sexvideo sexvideos sexfilm sexbilder nacktbilder nacktfotos nacktfoto titten busen
    brust_bilder porno_video film_porno video_porno videos_porno seins gros_seins tetas culos tette tettone sesso_video peitos
    buceta sexo_video tieten blote_vrouwen blote_meisjes cycki nagie_zdjecia porno_izle seks_video seks sexgeschichte
    histoire_de_sexe gola_baba gole_baby video_de_sexo videos_de_sexo nacktvideos sex_filmpjes naaktfotos naaktfoto memeler
    ciplak_kadin`,
  naked: `nackt nackte nackten nackter nacktes ausgezogen ohne_kleidung ohne_kleider nue nues nus desnuda desnudas desnudo desnudos
    nuda nudo nudi senza_vestiti pelada peladas pelado nua nuas sans_vetements sin_ropa sem_roupa naakt naakte blote bloot
    gola gole goly nagie naga nagich rozebrana ciplak seksi`,
  bodies: `frau frauen madchen junge jungen manner bilder bild fotos leute menschen lehrerin femme femmes fille filles images photo
    mujer mujeres chica chicas imagenes donna donne ragazza ragazze foto immagini mulher mulheres menina meninas vrouw vrouwen
    meisjes plaatjes kobieta kobiety dziewczyny dziewczyna zdjecia kadin kadinlar kiz resim resimleri fotograf`,
  sex: 'sexo sesso seks sexe',
  sexAsk: `geschichte zeig video histoire montre ver historia quiero voglio vedere quero zien pokaz izle goster`,

  hates: `hasse hass gegen witz witze beleidigung deteste haine blague blagues contre insulte insultes odio chiste chistes contra
    insultos burlarme barzelletta barzellette battuta battute insulti piada piadas insulto haat mop moppen grap grappen grapje
    tegen nienawidze zart zarty kawal dowcip nefret saka fikra sakasi`,
  group: `juden jude judische muslime muslimen auslander schwule schwulen schwarze schwarzen turken araber zigeuner fluchtlinge
    behinderte behinderten juifs juif musulmans musulman arabes arabe noirs noir noires gays etrangers immigres roms
    handicapes migrants judios judio musulmanes negros negras moros inmigrantes gitanos extranjeros discapacitados chinos
    ebrei ebreo musulmani neri negri immigrati zingari stranieri cinesi disabili judeus pretos imigrantes ciganos muculmanos
    deficientes joden moslims zwarten buitenlanders vluchtelingen homos gehandicapten marokkanen zydzi zydow zydach muzulmanie
    czarni murzyni imigranci uchodzcy cyganie geje gejow ukraincy niepelnosprawni yahudiler yahudi muslumanlar siyahiler
    suriyeliler multeciler escinseller kurtler ermeniler`,
  gender: `frauen madchen femmes filles mujeres chicas donne ragazze mulheres meninas vrouwen meisjes kobiety dziewczyny kadinlar
    kizlar`,
  contempt: `dumm blod schlecht raus weg stinken faul eklig minderwertig kriminell betes bete stupides mechants sales voleurs dehors
    inferieurs nuls mechant mechante tontos tonto estupidos malos sucios fuera inferiores ladrones feos idioti stupidi cattivi
    sporchi fuori ladri inferiori puzzano burros sujos ladroes dom slecht vies dieven minderwaardig glupi glupie gorsi brudni
    zlodzieje precz smierdza aptal kotu pis hirsiz defolsun pue puent`,
  sexistContempt: `dumm blod schlechter kuche betes stupides cuisine inferieures tontas cocina inferiores stupide cucina inferiori burras
    cozinha dom keuken slechter glupie gorsze kuchni aptal mutfak`,
  hateAlone: `auslander_raus judenwitz judenwitze negerwitz neger kanake kanaken schwuchtel schwuchteln mongo spasti missgeburt
    hurensohn sale_arabe sale_noir sale_juif bougnoule bicot pede pedes maricon maricones sudaca panchito frocio froci
    negro_de_mierda viado flikker flikkers kankerjoden pedal pedaly ciapaty zydzi_do_gazu`,
  insult: `beleidigen beleidige fertigmachen mobben mobbe argern blamieren demutigen verspotten auslachen erpressen bedrohen insulter
    humilier harceler ridiculiser se_moquer moquer embeter menacer insultar humillar burlarme burlar molestar amenazar
    ridiculizar me_burlo insultare umiliare prendere_in_giro bullizzare minacciare deridere humilhar zoar zombar ameacar
    uitschelden pesten vernederen belachelijk_maken bedreigen obrazic osmieszyc upokorzyc dokuczac wysmiac hakaret_et hakaret
    asagilamak dalga_gecmek rezil_etmek zorbalik_yapmak insulti insultos insultes beleidigungen wyzwiska hakaretler
    beledigungen beschimpfungen`,
  meanly: `gemeine gemeines gemeinen fiese fieses fiesen bose boses mechant mechante mechants mechantes cruel mala malo malas malos
    feo ofensivo cattivo cattiva cattive offensivo offensiva mau maldoso maldosa maldosas gemeen gemene lelijke wredne wredny
    zlosliwe zlosliwy kotu acimasiz`,
  message: `nachricht spruch spruche gedicht lied geruch gerucht geruchte beleidigungen message messages poeme chanson rumeur rumeurs
    insultes mensaje mensajes poema cancion rumor rumores insultos apodo apodos messaggio messaggi poesia canzone insulti
    mensagem musica boato apelido bericht berichtje liedje roddel wiadomosc wiersz piosenke plotke plotki wyzwiska mesaj siir
    sarki dedikodu`,
  victim: `mitschuler mitschulerin klassenkamerad klassenkameradin lehrer lehrerin aus_meiner_klasse in_meiner_klasse klasse bruder
    schwester ihn sie junge madchen camarade copine copain de_ma_classe dans_ma_classe prof maitresse frere soeur lui elle
    nino nina companero companera de_mi_clase en_mi_clase profesor profesora hermano hermana el ella compagno compagna
    di_classe di_banco professoressa maestra fratello sorella colega da_minha_sala da_minha_turma na_minha_sala professor
    irmao irma klasgenoot uit_mijn_klas in_mijn_klas juf leraar broer zus kolege kolezanke z_klasy z_mojej_klasy nauczycielke
    arkadas arkadasim arkadasimi sinif_arkadasim sinifimdaki sinifimdan ogretmen ogretmenim kiz cocuk emma lena`,
  flaw: `fett hasslich dumm stinkt gros grosse moche pue laid laide bete gordo gorda feo fea tonto tonta apesta grasso grassa
    brutto brutta ciccione puzza feia feio burra dik lelijk dom gruby gruba brzydki brzydka glupi glupia smierdzi sisko sisman
    cirkin aptal pis piangesse aglasin aglat`,
  writes: `schreib schreibe mach sag erfinde ecris ecrire fais dis invente escribe escribir haz di inventa scrivi fai escreve escreva
    faz faca schrijf maak zeg napisz zrob powiedz wymysl yaz yap soyle`,
  steals: `klauen klaue stehlen stehle ausrauben einbrechen betrugen voler vole cambrioler braquer arnaquer robar robo asaltar
    estafar rubare rubo rapinare truffare taccheggiare roubar roubo assaltar furtar stelen steel inbreken oplichten beroven
    ukrasc kradne okrasc wlamac oszukac calmak calarim soymak dolandirmak calabilirim klau klauen_kann laden_klauen`,
  hacks: `hacken hacke knacken knacke pirater pirate craquer hackear hackeo piratear craccare hackerare hackero piratare invadir
    hackeio kraken hakowac zhakowac wlamac hacklemek hacklerim hackleyebilirim hackle cracker`,
  hackThing: `handy konto passwort passworter wlan noten compte comptes mot_de_passe telephone ordinateur reseau cuenta cuentas
    contrasena contrasenas telefono movil celular notas account senha conta contas wachtwoord telefoon cijfers konta haslo
    hasla telefon hesap hesabi hesabini sifre sifresi sifresini telefonu telefonunu wifi_sifresi kod_do_wifi oceny librusa
    librus notas_en voti valutazioni`,
  hackOnly: 'hacken hacke pirater hackear hackeo hackerare hakowac zhakowac hacklemek hackle hackleyebilirim',
  fakes: `falschen falsche gefalschte imiter falsifier faux fausse contrefaire falsificar falsa falso falsificare vervalsen valse
    podrobic falszywy falszywe sahte taklit falsifico falsifie`,
  faked: `gefalschte gefalschten faux fausse fausses falsa falso falsas falsos valse vals falszywy falszywa falszywe sahte`,
  paper: `ausweis unterschrift zeugnis geld entschuldigung_fur_die_schule attest krankmeldung carte_d_identite signature bulletin
    billets argent mot_d_absence firma dinero billetes justificante soldi banconote documento carta_d_identita giustificazione
    assinatura dinheiro identidade atestado handtekening rapport legitymacje legitymacja podpis pieniadze zwolnienie imza
    kimlik para karne rapor pase`,
  malware: `computervirus virus_informatique virus_informatico virus_para virus_per virus_voor virusa wirusa virus_do
    wirus_komputerowy bilgisayar_virusu virus_programi`,
  codes: `schreib programmier mach bau erstelle code ecris fais creer hacer crear haz fai creare scrivi faco fazer criar maak
    schrijf napisz stworz zrobic yap yaz`,
  makeAbroad: 'bauen basteln herstellen maken bouwen yapmak yapimi yapilir zrobic budowac fabriquer',
  hurtAbroad: `schlagen verletzen hauen treten wehtun verhauen frapper taper blesser pegar golpear lastimar picchiare bater machucar
    slaan schoppen uderzyc bic dovmek vurmak`,
  rolls: 'bekomme kriege kaufen besorgen',
} as const
