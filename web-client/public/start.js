// No blank page: says so where this browser cannot show the page, or where the page could not start. It is written in
// the oldest JavaScript, so that the oldest browsers can read it.
(function () {
  var WORDS = {
    en: {
      old: 'This browser is too old for Sanmon. Please update it, or open the page in a current Firefox, Chrome, Edge or Safari.',
      broken: 'Sanmon could not start. Check the connection, then load the page again.',
      again: 'Load the page again',
    },
    de: {
      old: 'Dieser Browser ist zu alt für Sanmon. Bitte aktualisiere ihn oder öffne die Seite in einem aktuellen Firefox, Chrome, Edge oder Safari.',
      broken: 'Sanmon konnte nicht starten. Prüfe die Verbindung und lade die Seite dann neu.',
      again: 'Seite neu laden',
    },
    it: {
      old: 'Questo browser è troppo vecchio per Sanmon. Aggiornalo, o apri la pagina in un Firefox, Chrome, Edge o Safari recente.',
      broken:
        'Sanmon non è riuscito ad avviarsi. Controlla la connessione, poi ricarica la pagina.',
      again: 'Ricarica la pagina',
    },
    cs: {
      old: 'Tento prohlížeč je pro Sanmon příliš starý. Aktualizuj ho, nebo stránku otevři v aktuálním Firefoxu, Chromu, Edgi či Safari.',
      broken: 'Sanmon se nepodařilo spustit. Zkontroluj připojení a načti stránku znovu.',
      again: 'Načíst stránku znovu',
    },
  };

  function language() {
    var wanted = navigator.languages || [navigator.language || ''];
    var chosen = null;
    try {
      chosen = localStorage.getItem('sanmon.language');
    } catch (blocked) {
      // The browser's languages it is.
    }
    for (var tags = [chosen || ''].concat(wanted), n = 0; n < tags.length; n += 1) {
      var primary = tags[n].toLowerCase().split('-')[0];
      if (WORDS.hasOwnProperty(primary)) return primary;
    }
    return 'en';
  }

  /** The newest things that the page cannot do without. */
  function canShow() {
    return (
      'noModule' in document.createElement('script') &&
      'WebSocket' in window &&
      'HTMLDialogElement' in window &&
      'toReversed' in Array.prototype &&
      'CSS' in window &&
      CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
      CSS.supports('container-type', 'inline-size')
    );
  }

  /** Takes the place of the page, if it has not started yet. */
  function say(what) {
    var app = document.getElementById('app');
    if (!app || app.hasAttribute('data-started')) return;
    var words = WORDS[language()];
    var place = document.createElement('main');
    var title = document.createElement('h1');
    var text = document.createElement('p');
    place.className = 'trouble';
    title.textContent = 'Sanmon';
    text.textContent = words[what];
    place.appendChild(title);
    place.appendChild(text);
    if (what === 'broken') {
      var again = document.createElement('button');
      again.className = 'button';
      again.textContent = words.again;
      again.onclick = function () {
        location.reload();
      };
      place.appendChild(again);
    }
    document.documentElement.lang = language();
    app.parentNode.replaceChild(place, app);
  }

  /** What the page itself names; it can start without what it fetches ahead. */
  var named = document.querySelectorAll('link');

  function fail(event) {
    var isAhead = event.target.nodeName === 'LINK';
    for (var n = 0; n < named.length; n += 1) if (named[n] === event.target) isAhead = false;
    if (!isAhead) say('broken');
  }

  if (canShow()) {
    // A file that does not come tells only its own element, on the way down.
    addEventListener('error', fail, true);
    addEventListener('unhandledrejection', fail);
  } else {
    say('old');
  }
})();
