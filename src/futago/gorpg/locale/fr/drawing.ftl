# How Go RPG's table is drawn in the terminal.

gorpg-draw-title = Go RPG ({ $mode }), { $round ->
    [0] avant la manche 1
   *[other] manche { $round }/{ $rounds }
}, { $phase } : { $seat }
gorpg-draw-as = vous jouez { $seat }
gorpg-draw-as-spectator = vu par le public
gorpg-draw-as-above = tout est visible
gorpg-draw-mode-standard = course
gorpg-draw-mode-overlord = Tyran
gorpg-draw-mode-solo = solo
gorpg-draw-phase-muster = enrôlement
gorpg-draw-phase-lay = pose des monstres
gorpg-draw-phase-quests = quêtes
gorpg-draw-phase-battle = combat
gorpg-draw-phase-recruit = à la taverne
gorpg-draw-phase-hunters = chez les chasseurs
gorpg-draw-phase-mercenaries = chez les mercenaires
gorpg-draw-phase-answer = un échange
gorpg-draw-phase-last = la dernière bataille
gorpg-draw-phase-condemn = égalité
gorpg-draw-phase-over = fin

gorpg-draw-muster = niveaux : { $levels } sur { $most }
gorpg-draw-battle = Emplacement { $slot }{" "}
gorpg-draw-legend = 8/12 a13 : vie 8 sur 12, attaque 13
gorpg-draw-last = { $monsters ->
    [one] { $monsters } monstre en ville (affiliation ville, niveau 10).
   *[other] { $monsters } monstres en ville (affiliation ville, niveau 10).
}
gorpg-draw-contest = Chacun pour soi !
gorpg-draw-army = ... et { $count } de plus
gorpg-draw-cleared = nettoyé
gorpg-draw-empty = vide
gorpg-draw-corpses = { $count ->
    [one] { $count } dépouille
   *[other] { $count } dépouilles
}
gorpg-draw-price-items = { $price ->
    [one] prix : { $price } niveau
   *[other] prix : { $price } niveaux
}
gorpg-draw-price-heroes = { $price } po
gorpg-draw-offer = Offre : { $by } à { $to }
gorpg-draw-gives = donne :
gorpg-draw-takes = reçoit :

gorpg-draw-seat = C{ $number }
gorpg-draw-own = { $seat } : { $gold } po (objets { $items }, trophées { $trophies }{ $coins ->
    [0] {""}
   *[other] , pièces { $coins }
})
gorpg-draw-gold = { $gold } po
gorpg-draw-numbers = vie { $life }, attaque { $attack }
gorpg-draw-questing = en quête
gorpg-draw-at = empl. { $slot }
gorpg-draw-resting = au repos
gorpg-draw-waiting = attend
gorpg-draw-out = éliminée
gorpg-draw-store = Réserve :
gorpg-draw-spoils = Tués ({ $levels }) :
gorpg-draw-trophies = Trophées ({ $levels }) :
gorpg-draw-hand = { $count } en main :
gorpg-draw-pile = { $count } pour la dernière bataille :
