# Runs inside GNU Backgammon, and answers each line of its standard input with one line.
#
# Players are named relative to the side on roll: 0 is this side, 1 the other side.
# TERMS are nine words: the value of the cube, its owner (0, 1, or -1: in the middle), the length of the match
# (0: money play), the scores of the players 0 and 1, and four words that are 0 or 1: this is the Crawford game,
# the Jacoby rule holds, beavers are allowed, the game has a cube.
# An ID is a Position ID.
#
#   hello
#     movetext-gnubg 1
#   values PLIES NOISE CHANCES TERMS ID...
#     values LOSS WIN, and for each position the equities OPTIMAL NO_DOUBLE DOUBLE_TAKE of the side on roll; if
#     CHANCES is 1, each position has five probabilities more: win, gammon, backgammon, lost gammon, lost
#     backgammon. LOSS and WIN are the chances to win the match after the loss and the win of the cube.
#   plays TERMS ID:MATCH_ID
#     plays EQUITY MOVE; EQUITY MOVE; ...: all plays of the dice in the Match ID, with their equities at 0 plies.
#   best TERMS ID:MATCH_ID...
#     best EQUITY...: for each position with dice, the equity of the best play at 0 plies.
#   points LEVEL TERMS
#     points CHANCE: the chance to win the match after a win of LEVEL times the cube.
#   rollout TRIALS SEED PLIES TRUNCATION TERMS ID:MATCH_ID [INDEX...]
#     A position before the roll: "rollout LOSS WIN", and 14 numbers for no double and for double and take.
#     A position with dice: "rollout LOSS WIN", and 14 numbers for each play whose INDEX is given. The index is
#     the place in the answer to "plays", from 0. The 14 numbers are the five probabilities, the equity without
#     the cube, the value with the cube, and the standard errors of these seven numbers, for the side on roll.
#     The value with the cube is an equity in money play, and the chance to win the match in a match.
#   quit
#
# An answer may also be "unable REASON": the program cannot answer this; or "error REASON".
import os
import re
import sys

import gnubg

# Commands of GNU Backgammon write to the standard output. So only a copy of its descriptor is used for answers.
answers = os.dup(1)
nowhere = os.open(os.devnull, os.O_WRONLY)
os.dup2(nowhere, 1)
os.dup2(nowhere, 2)

terms_size = 9


class Unable(Exception):
    pass


def reply(line):
    data = (line + '\n').encode()
    while data:
        data = data[os.write(answers, data):]


def numbers(values):
    return ' '.join('%.9f' % value for value in values)


class Terms:
    def __init__(self, words):
        (self.cube, self.owner, self.length, own, other, self.crawford, self.jacoby, self.beavers,
         self.has_cube) = (int(word) for word in words)
        self.score = (own, other)

    def info(self, factor=1):
        info = gnubg.cubeinfo(self.cube * factor, self.owner, 0, self.length, self.score, self.crawford)
        info['jacoby'] = self.jacoby
        info['beavers'] = self.beavers
        if self.jacoby and self.length == 0 and self.owner < 0:
            info['gammonprice'] = ((0.0, 0.0), (0.0, 0.0))
        return info

    def without_cube(self, chances):
        gammons_count = self.length > 0 or not self.jacoby or self.owner >= 0
        return chances[5] if gammons_count else 2 * chances[0] - 1

    def scale(self):
        if self.length == 0:
            return [0.0, 1.0]
        return [gnubg.eq2mwc(-1.0, self.info()), gnubg.eq2mwc(1.0, self.info())]


def values(words):
    plies, noise, wants_chances = int(words[0]), float(words[1]), words[2] == '1'
    terms = Terms(words[3:3 + terms_size])
    info = terms.info()
    context = {'cubeful': terms.has_cube, 'plies': plies, 'deterministic': 1, 'prune': 1, 'noise': noise}
    out = ['values', numbers(terms.scale())]
    for position in words[3 + terms_size:]:
        board = gnubg.positionfromid(position)
        if terms.has_cube:
            equities = gnubg.cfevaluate(board, info, context)[:3]
        if wants_chances or not terms.has_cube:
            chances = gnubg.evaluate(board, info, context)
        if not terms.has_cube:
            equities = (terms.without_cube(chances),) * 3
        out.append(numbers(equities))
        if wants_chances:
            out.append(numbers(chances[:5]))
    return ' '.join(out)


# Makes a position the current one of the program. An illegal position is not set, so it is compared afterwards.
def set_position(position):
    gnubg.command('set gnubgid ' + position)
    if gnubg.gnubgid() != position:
        raise Unable('GNU Backgammon does not accept the position ' + position)


# Lists plays with one call of the program, which is faster than one call for each play.
def listed(position, terms, most):
    set_position(position)
    gnubg.command('set evaluation chequerplay evaluation cubeful ' + ('on' if terms.has_cube else 'off'))
    return gnubg.hint(most)['hint']


def plays(words):
    found = listed(words[terms_size], Terms(words[:terms_size]), 10000)
    return 'plays ' + '; '.join('%.9f %s' % (each['equity'], each['move'].strip()) for each in found)


def best(words):
    terms = Terms(words[:terms_size])
    return 'best ' + numbers(listed(position, terms, 1)[0]['equity'] for position in words[terms_size:])


# The results of a rollout with their errors are only in saved files, so one is saved beside this script.
def saved_position():
    words = open('/proc/self/cmdline').read().split('\0')
    return os.path.join(os.path.dirname(words[words.index('-p') + 1]), 'position.sgf')


def rolled_numbers(text, trials):
    if ' Trials %d ' % trials not in text:
        raise Unable('the position is not rolled out')
    output, deviation = re.search(r'Output ([^A-Z]*) StdDev ([^A-Z]*) ', text + ' ').groups()
    found = [float(word) for word in output.split() + deviation.split()]
    if len(found) != 14:
        raise Unable('the rollout has no results')
    return numbers(found)


def rollout(words):
    trials, seed, plies, truncation = (int(word) for word in words[:4])
    terms = Terms(words[4:4 + terms_size])
    position, indexes = words[4 + terms_size], [int(word) for word in words[5 + terms_size:]]
    for setting in ('trials %d' % trials, 'seed %d' % seed, 'chequerplay plies %d' % plies,
                    'cubedecision plies %d' % plies, 'cubeful ' + ('on' if terms.has_cube else 'off'),
                    'truncation enable ' + ('on' if truncation > 0 else 'off'),
                    'truncation plies %d' % max(truncation, 1), 'varredn on', 'quasirandom on', 'initial off',
                    'limit enable off', 'jsd stop off'):
        gnubg.command('set rollout ' + setting)
    place = saved_position()
    found = [each['move'] for each in listed(position, terms, 10000)] if indexes else []
    if not indexes:
        set_position(position)
        gnubg.command('hint')
    gnubg.command('analyse rollout ' + (' '.join(['move'] + [str(i + 1) for i in indexes]) if indexes else 'cube'))
    order = [each['move'] for each in gnubg.hint(10000)['hint']] if indexes else []
    gnubg.command('save position ' + place)
    text = open(place).read()
    if indexes:
        plays = re.search(r'\]A\[\d+\]((?:\[[^]]*\])*)', text).group(1)[1:-1].split('][')
        rows = [rolled_numbers(plays[order.index(found[i])], trials) for i in indexes]
    else:
        both = re.search(r'DA\[X ([^]]*)\]', text).group(1)
        head, tail = both.split('DoubleTake')
        rows = [rolled_numbers(head, trials), rolled_numbers(head.split('NoDouble')[0] + tail, trials)]
    return ' '.join(['rollout', numbers(terms.scale())] + rows)


def points(words):
    terms = Terms(words[1:1 + terms_size])
    return 'points ' + numbers([gnubg.eq2mwc(1.0, terms.info(int(words[0])))])


def hello(words):
    return 'movetext-gnubg 1'


verbs = {'hello': hello, 'values': values, 'plays': plays, 'best': best, 'rollout': rollout, 'points': points}

gnubg.command('set evaluation chequerplay evaluation plies 0')
gnubg.command('set evaluation cubedecision evaluation plies 0')

for line in sys.stdin:
    words = line.split()
    if not words:
        continue
    if words[0] == 'quit':
        break
    try:
        reply(verbs[words[0]](words[1:]))
    except Unable as why:
        reply('unable ' + str(why))
    except BaseException as why:
        reply('error ' + re.sub(r'\s+', ' ', repr(why))[:300])
